import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, Navigate, useNavigationType, useSearchParams } from 'react-router';
import { FormPage } from '../features/builder/form-page.tsx';
import { LateDoubts } from '../features/finance/forecast/doubts/late-doubts.tsx';
import { lazyWithRetry } from '../shared/lazy/lazy-with-retry.tsx';
import { useWords } from '../shared/words/use-words.ts';
import { sectionAddress } from '../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../workspace/plan-store/plan-context.tsx';
import { noteLast, progressOf } from '../workspace/plan-store/progress.ts';
import { sectionForm } from './section-forms.ts';

/** The form is there before the document beside it, whose code is as much again. */
const LivePreview = lazyWithRetry(
  async () => (await import('../features/viewer/live-preview.tsx')).LivePreview,
  {
    Failed: PreviewFailed,
  },
);

const sectionIn = (search: URLSearchParams): SectionId => {
  const wanted = search.get('section');
  return SECTION_IDS.find((id) => id === wanted) ?? SECTION_IDS[0];
};

/** The section's code is on its way while the application starts. */
export function loader({ request }: LoaderFunctionArgs): null {
  sectionForm(sectionIn(new URL(request.url).searchParams)).fetch();
  return null;
}

export const shouldRevalidate = () => false;

/**
 * The section being edited stands in the address (`?section=team`), so that reload and back lead there. A user who enters without
 * one goes on at the field where they wrote last, or begins with the first section; what they do there moves them nowhere.
 */
export default function FormRoute() {
  const store = usePlanStore();
  const [search] = useSearchParams();
  const section = sectionIn(search);
  const isNamed = search.has('section');
  const [last] = useState(() => (isNamed ? undefined : progressOf(store).last));
  const type = useNavigationType();
  // Of the arrival: the address is replaced more than once until it names plan and section.
  const [isAskedFor] = useState(type === 'PUSH');
  useEffect(() => {
    if (isNamed) noteLast(store, section);
  }, [store, isNamed, section]);
  if (!isNamed && last !== undefined) {
    const address = sectionAddress(store, last.section);
    if (isAskedFor && last.field !== '') return <Navigate to={`${address}#${last.field}`} replace />;
    // Not in the address, by which browser and router scroll: a button held down meanwhile would leave the pointer.
    return <Navigate to={address} state={{ lastField: last.field }} replace />;
  }
  return (
    <FormPage
      section={section}
      Form={sectionForm(section).Form}
      preview={(pane) => (
        <LivePreview
          section={section}
          pane={pane}
          beforeDelivery={(onLeave) => <LateDoubts onLeave={onLeave} />}
        />
      )}
    />
  );
}

function PreviewFailed() {
  const { t } = useWords('viewer');
  return <p>{t('previewFailed')}</p>;
}
