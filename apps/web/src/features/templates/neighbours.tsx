import { TEMPLATES } from '@trazo/templates/catalogue';
import type { Template } from '@trazo/templates/template';
import { coverAddress } from '../../shared/catalogue/cover-picture.ts';
import { sheetSize } from '../../shared/catalogue/page-picture.ts';
import { SiteLink } from '../../shared/site/site-link.tsx';
import { templateAddress } from '../../shared/site/template-address.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import styles from './neighbours.module.css';

/** The templates before and after this one; the last is followed by the first. */
export function Neighbours({ template }: { template: Template }) {
  const { t } = useWords('templates');
  const language = useLanguage();
  const index = TEMPLATES.indexOf(template);
  const at = (index: number) => TEMPLATES.at(index % TEMPLATES.length);
  const links = [
    { way: 'previous', to: at(index - 1) },
    { way: 'next', to: at(index + 1) },
  ] as const;
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours.label')}>
      {links.map(
        ({ way, to }) =>
          to !== undefined && (
            <SiteLink key={way} className={styles.link} data-way={way} to={templateAddress(to.key)}>
              <img
                src={coverAddress(to, language)}
                {...sheetSize(to)}
                alt=""
                loading="lazy"
                decoding="async"
              />
              <span>
                <span className={styles.way}>{t(`neighbours.${way}`)}</span>
                <span className={styles.name}>{to.name}</span>
              </span>
            </SiteLink>
          ),
      )}
    </nav>
  );
}
