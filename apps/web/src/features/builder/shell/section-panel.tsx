import { isDispensableSection } from '@trazo/plan/sections/not-applicable';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import i18next from 'i18next';
import { type ComponentType, type FocusEvent, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../shared/layout/button-link.tsx';
import { CommentsButton } from '../../../workspace/comments/comments-button.tsx';
import { SectionPeople } from '../../../workspace/people/section-people.tsx';
import { useApplies } from '../../../workspace/plan-form/use-applicability.ts';
import { isEmptyDraft } from '../../../workspace/plan-store/draft.ts';
import { sectionAddress } from '../../../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { noteLast, noteVisited, useProgress } from '../../../workspace/plan-store/progress.ts';
import { OF_DRAFT } from '../../../workspace/undo/use-history-keys.ts';
import { FirstTips } from './first-tips.tsx';
import { previousSection } from './next-section.ts';
import { NextSectionLink } from './next-section-link.tsx';
import { DeclareSection, NotApplicable } from './section-applicability.tsx';
import styles from './section-panel.module.css';
import { SummaryTiming } from './summary-timing.tsx';
import { useSectionCompleteness, useWayOf } from './use-completeness.ts';
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
  // In the commit that shows the section, not in an effect after the paint: a field that is chosen at once keeps the focus.
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

/** A plan with no word in it begins with the company's name: the first keys go there, unless something else has the focus. */
function useFirstField(section: SectionId): void {
  const store = usePlanStore();
  const arrived = useRef(section);
  useEffect(() => {
    if (arrived.current !== SECTION_IDS[0] || !isEmptyDraft(store.getState().draft)) return;
    if (window.location.hash !== '') return;
    // In the next frame: to focus is to lay out, and the form's first task is long enough without.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      document.getElementById('general.companyName')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [store]);
}

/** How far the section is; what is missing is only marked as such once the user has been through it. */
function SectionStatus({ section }: { section: SectionId }) {
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
