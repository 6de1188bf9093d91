import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useTranslation } from 'react-i18next';
import { useProgress } from '../../../workspace/plan-store/progress.ts';
import styles from './section-panel.module.css';
import { useSectionCompleteness } from './use-completeness.ts';

/** How far the section is; what is missing is only marked as such once the user has been through it. */
export function SectionStatus({ section }: { section: SectionId }) {
  const { t } = useTranslation('builder');
  const { ratio, missing } = useSectionCompleteness(section);
  const { visited } = useProgress();
  return (
    <p className={styles.status}>
      <span>{t('form.progress', { percent: Math.round(ratio * 100) })}</span>
      <span data-missing={(missing > 0 && visited.includes(section)) || undefined}>
        {missing > 0 ? t('form.missing', { count: missing }) : t('form.complete')}
      </span>
    </p>
  );
}
