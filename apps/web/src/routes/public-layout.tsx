import type { Language } from '@trazo/plan/languages';
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router';
import { saveInAccount } from '../shared/account/save-in-account.ts';
import { showNotice } from '../shared/notices/notices.ts';
import { NotFoundPage } from '../shared/site/not-found-page.tsx';
import { pageNamespaces } from '../shared/site/public-page.ts';
import { withPrefix } from '../shared/site/site-address.ts';
import { SiteFrame } from '../shared/site/site-frame.tsx';
import { useArrival } from '../shared/site/use-arrival.ts';
import { useAddressLanguage, usePageWords } from '../shared/site/use-page-words.ts';
import { usePagePath, useSiteAddress } from '../shared/site/use-site-address.ts';
import { useTranslatedPage } from '../shared/site/use-translated-page.ts';
import { useWords } from '../shared/words/use-words.ts';
import { changeLanguage } from '../shared/words/words.ts';

/** Pages in five languages: each address says which one, or leaves it to the visitor. */
export default function PublicLayout() {
  const { isPage } = useSiteAddress();
  const handles = useMatches().map(({ handle }) => handle);
  usePageWords(isPage ? pageNamespaces(handles) : []);
  return <WordedLayout />;
}

function WordedLayout() {
  const { prefix, isPage } = useSiteAddress();
  useAddressLanguage();
  useArrival();
  const path = usePagePath();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const { t, i18n } = useWords('navigation');
  const choose = async (chosen: Language) => {
    try {
      if (!(await changeLanguage(chosen))) return;
    } catch {
      showNotice({ tone: 'error', text: t('languageFailed') });
      return;
    }
    if (prefix !== '') {
      await navigate(withPrefix(`/${chosen}`, path) + search + hash, { preventScrollReset: true });
    }
    // The language may have changed, and the function for its words with it.
    await saveInAccount(chosen).catch(() =>
      showNotice({ tone: 'error', text: i18n.t('navigation:languageNotSaved') }),
    );
  };
  return (
    <SiteFrame key={useTranslatedPage()} onLanguage={(chosen) => void choose(chosen)}>
      {isPage ? <Outlet /> : <NotFoundPage />}
    </SiteFrame>
  );
}
