import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../shared/layout/button-link.tsx';
import styles from '../shared/layout/layout.module.css';

export default function SelectTemplateRoute() {
  const { t } = useTranslation('builder');
  return (
    <div className={styles.prose}>
      <h1>{t('selectTemplate.title')}</h1>
      <p className={styles.lead}>{t('selectTemplate.lead')}</p>
      <div className={styles.actions}>
        <ButtonLink to="/builder/form">{t('selectTemplate.next')}</ButtonLink>
      </div>
    </div>
  );
}
