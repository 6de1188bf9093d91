import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../account/choose-language.ts';
import { PopoverPanel } from '../menu/popover-panel.tsx';
import { LanguageSelector } from '../site/language-selector.tsx';
import { LEGAL_LINKS } from '../site/site-footer.tsx';
import { SiteLink } from '../site/site-link.tsx';
import styles from './app-footer.module.css';

type LegalName = (typeof LEGAL_LINKS)[number]['name'];

const linksNamed = (...names: readonly LegalName[]) =>
  names.flatMap((wanted) => LEGAL_LINKS.filter(({ name }) => name === wanted));

/** What the law wants in sight at every width (ADR 21). */
const IN_SIGHT = linksNamed('cancelHere', 'withdrawHere');
const ONE_TAP_AWAY = linksNamed('imprint', 'terms', 'privacy', 'cookies');

/** Short enough for the line. */
const labelOf = (name: LegalName) => (name === 'terms' ? 'termsShort' : name);

/**
 * Slim, within the application: one line. Where all of it has too little width, the links that the law wants at once stay, and
 * the others and the language, which is saved to the account, stand in a menu.
 */
export function AppFooter() {
  const { t } = useTranslation('navigation');
  const id = useId();
  return (
    <footer className={styles.footer}>
      <nav className={styles.line} aria-label={t('footerMenu')}>
        <LegalLinks links={IN_SIGHT} />
        <button type="button" className={styles.button} popoverTarget={id}>
          {t('legal')}
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 15l6-6 6 6" />
          </svg>
        </button>
        <PopoverPanel
          id={id}
          label={t('legal')}
          className={styles.panel}
          role="group"
          aria-label={t('legal')}
        >
          <LegalLinks links={ONE_TAP_AWAY} />
          <LanguageSelector onChoose={(language) => void chooseLanguage(language)} />
        </PopoverPanel>
      </nav>
    </footer>
  );
}

function LegalLinks({ links }: { readonly links: typeof IN_SIGHT }) {
  const { t } = useTranslation('navigation');
  return (
    <ul className={styles.links}>
      {links.map(({ to, name }) => (
        <li key={name}>
          <SiteLink to={to}>{t(labelOf(name))}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
