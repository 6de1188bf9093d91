import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../shared/layout/button-link.tsx';
import styles from '../shared/layout/layout.module.css';

export default function NotFoundRoute() {
  const { t } = useTranslation(['errors', 'home', 'navigation']);
  return (
    <div className={styles.prose}>
      <h1>{t('errors:notFound.title')}</h1>
      <p className={styles.lead}>{t('errors:notFound.text')}</p>
      <div className={styles.actions}>
        <ButtonLink to="/">{t('navigation:home')}</ButtonLink>
        <ButtonLink variant="default" to="/builder/form">
          {t('home:continue')}
        </ButtonLink>
      </div>
    </div>
  );
}
