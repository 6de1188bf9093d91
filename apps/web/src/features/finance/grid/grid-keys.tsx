import { useTranslation } from 'react-i18next';
import styles from './grid-keys.module.css';

/** The keys of the grid, on demand. */
export function GridKeys() {
  const { t } = useTranslation('finance');
  return (
    <details className={styles.keys}>
      <summary>{t('form.grid.keys.title')}</summary>
      <ul>
        <li>{t('form.grid.keys.move')}</li>
        <li>{t('form.grid.keys.edit')}</li>
        <li>{t('form.grid.keys.block')}</li>
        <li>{t('form.grid.keys.line')}</li>
      </ul>
    </details>
  );
}
