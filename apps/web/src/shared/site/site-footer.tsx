import type { Language } from '@trazo/plan/languages';
import styles from '../design/layout.module.css';
import { useWords } from '../words/use-words.ts';
import { LanguageSelector } from './language-selector.tsx';
import { SiteLink } from './site-link.tsx';

/** What the law wants on every page. */
export const LEGAL_LINKS = [
  { to: '/cookies', name: 'cookies' },
  { to: '/terms', name: 'terms' },
  { to: '/privacy', name: 'privacy' },
  { to: '/imprint', name: 'imprint' },
  { to: '/cancel', name: 'cancelHere' },
  { to: '/account#payments', name: 'withdrawHere' },
] as const;

/** The links of specification §2. */
const GROUPS = [
  {
    title: 'platform',
    links: [
      { to: '/', name: 'home' },
      { to: '/templates', name: 'templates' },
      { to: '/#pricing', name: 'pricing' },
      { to: '/account#payments', name: 'payments' },
    ],
  },
  {
    title: 'product',
    links: [
      { to: '/#features', name: 'features' },
      { to: '/#stats', name: 'summary' },
      { to: '/#faq', name: 'faq' },
    ],
  },
  {
    title: 'legal',
    links: LEGAL_LINKS,
  },
] as const;

export function SiteFooter({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { t } = useWords('navigation');
  return (
    <footer className={styles.footer}>
      <nav className={styles.footerMenu} aria-label={t('footerMenu')}>
        {GROUPS.map(({ title, links }) => (
          <div key={title} className={styles.footerGroup}>
            <p className={styles.footerTitle} id={`footer-${title}`}>
              {t(title)}
            </p>
            <ul aria-labelledby={`footer-${title}`}>
              {links.map(({ to, name }) => (
                <li key={name}>
                  <SiteLink to={to}>{t(name)}</SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.footerEnd}>
        <p>{t('footer')}</p>
        <LanguageSelector onChoose={onLanguage} />
      </div>
    </footer>
  );
}
