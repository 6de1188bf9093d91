import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { useTranslation } from 'react-i18next';
import { IconChecklist, IconMinus } from '../../../shared/icons/icons.ts';
import { AppLink } from '../../../shared/site/app-link.tsx';
import { SectionMarks } from '../../../workspace/people/section-people.tsx';
import { reviewAddress, sectionAddress } from '../../../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useProgress } from '../../../workspace/plan-store/progress.ts';
import { ProgressRing } from './progress-ring.tsx';
import styles from './section-navigator.module.css';
import { useSectionCompleteness } from './use-completeness.ts';

interface SectionNavigatorProps {
  readonly current: SectionId;
  readonly onChoose?: () => void;
}

/** The 13 sections in order, each with what is written and what is missing, and the review of them all. */
export function SectionNavigator({ current, onChoose }: SectionNavigatorProps) {
  const store = usePlanStore();
  const { t } = useTranslation('builder');
  return (
    <nav aria-label={t('form.sections')}>
      <ol className={styles.sections}>
        {SECTION_IDS.map((section, index) => (
          <li key={section}>
            <SectionLink
              section={section}
              number={index + 1}
              current={section === current}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ol>
      <AppLink className={styles.review} to={reviewAddress(store)} onClick={onChoose}>
        <IconChecklist size={20} stroke={1.5} />
        {t('review.open')}
      </AppLink>
    </nav>
  );
}

interface SectionLinkProps {
  readonly section: SectionId;
  readonly number: number;
  readonly current: boolean;
  readonly onChoose: (() => void) | undefined;
}

function SectionLink({ section, number, current, onChoose }: SectionLinkProps) {
  const store = usePlanStore();
  const { t } = useTranslation(['builder', section]);
  const { applies, ratio, missing, isEmpty } = useSectionCompleteness(section);
  const { visited } = useProgress();
  const isBegun = visited.includes(section) || (!current && !isEmpty);
  const percent = Math.round(ratio * 100);
  const state = applies
    ? [
        t('builder:form.progress', { percent }),
        missing > 0 ? t('builder:form.missing', { count: missing }) : t('builder:form.complete'),
      ].join('. ')
    : t('builder:applicability.title');
  return (
    <AppLink
      className={styles.section}
      data-dispensed={!applies || undefined}
      to={sectionAddress(store, section)}
      aria-current={current ? 'step' : undefined}
      onClick={onChoose}
    >
      <span className={styles.sectionNumber}>{number}</span>
      <span className={styles.sectionTitle}>
        {t(`${section}:title`)} <SectionMarks section={section} />
      </span>
      {applies ? (
        <ProgressRing ratio={ratio} missing={isBegun && missing > 0} label={state} />
      ) : (
        <IconMinus className={styles.dispensed} size={20} stroke={1.75} label={state} />
      )}
    </AppLink>
  );
}
