import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useTranslation } from 'react-i18next';
import { IconArrowRight } from '../../../shared/icons/icons.ts';
import { ButtonLink } from '../../../shared/layout/button-link.tsx';
import { reviewAddress, sectionAddress } from '../../../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useProgress } from '../../../workspace/plan-store/progress.ts';
import { nextSection } from './next-section.ts';
import styles from './next-section-link.module.css';
import { useWayOf } from './use-completeness.ts';

interface NextSectionLinkProps {
  readonly section: SectionId;
  readonly className?: string | undefined;
}

/** The way on: to the next section that applies, and after the last one to the review. */
export function NextSectionLink({ section, className }: NextSectionLinkProps) {
  const store = usePlanStore();
  const { t } = useTranslation(['builder', 'navigation', section]);
  const progress = useProgress();
  const next = useWayOf((sections) => nextSection(section, sections, progress));
  const arrow = <IconArrowRight size={18} stroke={1.75} />;
  return next === 'review' ? (
    <ButtonLink className={className} to={reviewAddress(store)} rightSection={arrow}>
      {t('builder:review.open')}
    </ButtonLink>
  ) : (
    <ButtonLink className={className} to={sectionAddress(store, next)} rightSection={arrow}>
      <span className={styles.way}>
        <span className={styles.label}>
          {t('navigation:labelled', { label: t('builder:form.next'), text: '' }).trimEnd()}
        </span>{' '}
        <span className={styles.title}>{t(`${next}:title`)}</span>
      </span>
    </ButtonLink>
  );
}
