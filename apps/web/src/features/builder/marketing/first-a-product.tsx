import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../shared/layout/button-link.tsx';
import { sectionAddress } from '../../../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import styles from './marketing.module.css';

/** Marketing begins with something to sell (specification §5). */
export function FirstAProduct() {
  const store = usePlanStore();
  const { t } = useTranslation('marketing');
  return (
    <div className={styles.first}>
      <h2 className={styles.firstTitle}>{t('form.noProducts.title')}</h2>
      <p>{t('form.noProducts.text')}</p>
      <ButtonLink to={sectionAddress(store, 'products')}>{t('form.noProducts.action')}</ButtonLink>
    </div>
  );
}
