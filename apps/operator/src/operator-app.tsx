import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { chooseLanguage } from '@trazo/web/shared/account/choose-language.ts';
import { WithUser } from '@trazo/web/shared/account/with-user.tsx';
import { queryClient } from '@trazo/web/shared/api/query-client.ts';
import layout from '@trazo/web/shared/design/layout.module.css';
import { mantineTheme } from '@trazo/web/shared/design/mantine-theme.ts';
import controls from '@trazo/web/shared/design/plain-controls.module.css';
import { Wordmark } from '@trazo/web/shared/design/wordmark.tsx';
import { PageMenu } from '@trazo/web/shared/menu/page-menu.tsx';
import { menuItem } from '@trazo/web/shared/menu/popover-panel.tsx';
import { NoticeLayer } from '@trazo/web/shared/notices/notice-layer.tsx';
import { useScheme } from '@trazo/web/shared/scheme/colour-scheme.ts';
import { signInAddress } from '@trazo/web/shared/session/return-address.ts';
import { useIsSignedIn } from '@trazo/web/shared/session/use-session.ts';
import { LanguageSelector } from '@trazo/web/shared/site/language-selector.tsx';
import { MAIN_ID, SkipLink } from '@trazo/web/shared/site/skip-link.tsx';
import { useLanguage } from '@trazo/web/shared/words/use-language.ts';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { OperatorPage } from './operator-page.tsx';
import { SessionEnded } from './session-ended.tsx';

/** The console in its frame: the component library, the server's answers, header, notices. */
export function OperatorApp() {
  const language = useLanguage();
  const scheme = useScheme();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <MantineProvider
      theme={mantineTheme}
      defaultColorScheme="auto"
      {...(scheme === 'system' ? {} : { forceColorScheme: scheme })}
    >
      <QueryClientProvider client={queryClient}>
        <OnlySignedIn>
          <div className={layout.page}>
            <SkipLink />
            <Header />
            <main className={layout.main} id={MAIN_ID} tabIndex={-1}>
              <WithUser>
                <OperatorPage />
              </WithUser>
            </main>
          </div>
          <SessionEnded />
        </OnlySignedIn>
        <NoticeLayer />
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** Signing in is a page of the users' application; it leads back here. */
function OnlySignedIn({ children }: { children: ReactNode }) {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    const { pathname, hash } = window.location;
    if (!isSignedIn) window.location.replace(signInAddress(pathname + hash));
  }, [isSignedIn]);
  return isSignedIn && children;
}

function Header() {
  const { t } = useTranslation('navigation');
  return (
    <header className={layout.navbar}>
      <a className={layout.home} href="/">
        <Wordmark /> <span className={controls.hidden}>{t('home')}</span>
      </a>
      <PageMenu language={<LanguageSelector onChoose={(language) => void chooseLanguage(language)} />}>
        <a className={menuItem} href="/my-plans">
          {t('myPlans')}
        </a>
        <a className={menuItem} href="/account">
          {t('account')}
        </a>
      </PageMenu>
    </header>
  );
}
