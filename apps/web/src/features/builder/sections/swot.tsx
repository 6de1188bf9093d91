import { LIST_LIMITS } from '@trazo/plan/fields';
import { SWOT_QUADRANTS } from '@trazo/plan/sections/swot';
import { useTranslation } from 'react-i18next';
import { Fields } from '../../../shared/form/field-layout.tsx';
import styles from '../../../shared/form/form.module.css';
import { LongTextField } from '../../../workspace/plan-form/long-text-field.tsx';
import { LineBoard } from '../lines/line-board.tsx';

export default function SwotForm() {
  const { t } = useTranslation('swot');
  return (
    <Fields>
      <p className={styles.note}>{t('form.paste')}</p>
      <LineBoard section="swot" paths={SWOT_QUADRANTS} limit={LIST_LIMITS.swotItems} />
      <LongTextField section="swot" path="summary" />
    </Fields>
  );
}
