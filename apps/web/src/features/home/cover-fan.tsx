import { TEMPLATES } from '@trazo/templates/catalogue';
import { apiAddress } from '../../shared/api/api-address.ts';
import { SiteLink } from '../../shared/site/site-link.tsx';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import styles from './cover-fan.module.css';

/** At most as many covers as fit side by side without hiding each other's titles. */
const COVERS = TEMPLATES.slice(0, 4);

/** Covers typeset by our own engine, laid out like printed copies on the table. */
export function CoverFan() {
  const { t } = useWords('home');
  const language = useLanguage();
  return (
    <SiteLink className={styles.fan} to="/builder/select-template" aria-label={t('covers')}>
      {COVERS.map(({ id }) => (
        <img
          key={id}
          className={styles.cover}
          src={apiAddress(`/api/templates/${id}/thumbnail?lang=${language}&page=1`)}
          alt=""
          width={720}
          height={1018}
          decoding="async"
        />
      ))}
    </SiteLink>
  );
}
