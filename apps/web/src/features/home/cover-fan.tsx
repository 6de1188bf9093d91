import { routeUrl } from '@trazo/contract/api/route';
import { templateThumbnail } from '@trazo/contract/api/templates';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { apiAddress } from '../../shared/api/api-client.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import styles from './cover-fan.module.css';

/** At most as many covers as fit side by side without hiding each other's titles. */
const COVERS = TEMPLATES.slice(0, 4);

/** Covers typeset by our own engine, laid out like printed copies on the table. */
export function CoverFan() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  return (
    <Link className={styles.fan} to="/builder/select-template" aria-label={t('covers')}>
      {COVERS.map(({ id }) => (
        <img
          key={id}
          className={styles.cover}
          src={apiAddress(
            routeUrl(templateThumbnail, { params: { id }, query: { lang: language, page: 1 } }),
          )}
          alt=""
          width={720}
          height={1018}
          decoding="async"
        />
      ))}
    </Link>
  );
}
