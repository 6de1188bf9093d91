import { isDispensableSection } from '@trazo/plan/sections/not-applicable';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import i18next from 'i18next';
import { type ComponentType, type FocusEvent, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../shared/layout/button-link.tsx';
import { CommentsButton } from '../../../workspace/comments/comments-button.tsx';
import { SectionPeople } from '../../../workspace/people/section-people.tsx';
import { useApplies } from '../../../workspace/plan-form/use-applicability.ts';
import { sectionAddress } from '../../../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { noteLast, noteVisited } from '../../../workspace/plan-store/progress.ts';
import { OF_DRAFT } from '../../../workspace/undo/use-history-keys.ts';
import { FirstTips } from './first-tips.tsx';
import { previousSection } from './next-section.ts';
import { NextSectionLink } from './next-section-link.tsx';
import { DeclareSection, NotApplicable } from './section-applicability.tsx';
import styles from './section-panel.module.css';
import { SectionStatus } from './section-status.tsx';
import { SummaryTiming } from './summary-timing.tsx';
import { useWayOf } from './use-completeness.ts';
import { useFirstField } from './use-first-field.ts';
import { useNamedField } from './use-named-field.ts';

/** What helps to write a section (`form.hint` in its words). */
function useSectionHint(section: SectionId): string | undefined {
  useTranslation();
  const hint: unknown = i18next.getResource(i18next.language, section, 'form.hint');
  return typeof hint === 'string' ? hint : undefined;
}

interface SectionPanelProps {
  readonly section: SectionId;
  readonly Form: ComponentType;
}

/** One section: its title, what it is for, how far it is, its form, and the way on. */
export function SectionPanel({ section, Form }: SectionPanelProps) {
  const store = usePlanStore();
  const { t } = useTranslation(['builder', section, 'navigation']);
  const hint = useSectionHint(section);
  const isApplicable = useApplies(section);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(section);
  // With the section, not after it: a field that is gone to at once keeps the focus.
  useLayoutEffect(() => {
    if (shown.current !== section) heading.current?.focus();
    shown.current = section;
  }, [section]);
  useEffect(() => () => noteVisited(store, section), [store, section]);
  useNamedField(section);
  useFirstField(section);
  const before = useWayOf((sections) => previousSection(section, sections));
  const noteField = ({ target }: FocusEvent) => {
    const field = target.closest(`[id^="${section}."]`);
    if (field !== null) noteLast(store, section, field.id);
  };
  return (
    <section
      className={styles.panel}
      aria-labelledby="section-title"
      key={section}
      {...OF_DRAFT}
      onFocus={noteField}
    >
      <header className={styles.panelHead}>
        <h1 className={styles.panelTitle} id="section-title" ref={heading} tabIndex={-1}>
          {t(`${section}:title`)}
        </h1>
        <p className={styles.panelHint}>{hint ?? t(`${section}:lead`)}</p>
        {isApplicable && <SectionStatus section={section} />}
        <SectionPeople section={section} />
        <div className={styles.comments}>
          <CommentsButton />
        </div>
        {section === 'summary' && <SummaryTiming />}
      </header>
      {section === SECTION_IDS[0] && <FirstTips />}
      {!isApplicable && isDispensableSection(section) ? (
        <NotApplicable section={section} />
      ) : (
        <Suspense
          fallback={
            <p className={styles.waiting} aria-busy="true">
              {t('navigation:loading')}
            </p>
          }
        >
          <Form />
          {isDispensableSection(section) && <DeclareSection section={section} />}
        </Suspense>
      )}
      <footer className={styles.panelFoot}>
        {before !== undefined && (
          <ButtonLink variant="default" to={sectionAddress(store, before)}>
            {t('builder:form.previous')}
          </ButtonLink>
        )}
        <NextSectionLink className={styles.next} section={section} />
      </footer>
    </section>
  );
}
