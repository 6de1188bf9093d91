import { gapsIn } from '@trazo/plan/gaps';
import type { WordRange } from '@trazo/plan/written-fields';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { recovery } from '../../shared/missing-code/this-page.ts';
import type { DraftState } from '../plan-store/plan-store.ts';
import { useDraft } from '../plan-store/use-draft.ts';
import { selectNextGap } from './select-gap.ts';
import styles from './writing-help.module.css';

/** Advice only: without its code the text is written without it. */
const StyleNotes = lazy(() =>
  recovery.inTime(() => import('./style-notes.tsx')).catch(() => ({ default: () => null })),
);

/** Shorter texts are still being begun. */
const BEGUN = 12;

interface GapNoteProps {
  /** The id of the text's control, or of the list that holds its lines. */
  readonly control: string;
  readonly read: (state: DraftState) => string;
}

/** How many gaps are still to be filled, and the way to the next. */
export function GapNote({ control, read }: GapNoteProps) {
  const { t } = useTranslation('fields');
  const gaps = useDraft((state) => gapsIn(read(state)).length);
  if (gaps === 0) return null;
  return (
    <p className={styles.gaps}>
      <span>{t('help.gaps', { count: gaps })}</span>
      <button
        type="button"
        className={styles.nextGap}
        // The caret says which gap is the next one.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => selectNextGap(document.getElementById(control))}
      >
        {t('help.nextGap')}
      </button>
    </p>
  );
}

interface TextNotesProps extends GapNoteProps {
  readonly range: WordRange;
}

/** Below a long text: gaps still to fill, and quiet advice on its length and on empty phrases. */
export function TextNotes({ control, range, read }: TextNotesProps) {
  const isReady = useDraft((state) => {
    const text = read(state);
    return text.trim().length >= BEGUN && gapsIn(text).length === 0;
  });
  return (
    <>
      <GapNote control={control} read={read} />
      {isReady && (
        <Suspense>
          <StyleNotes read={read} range={range} />
        </Suspense>
      )}
    </>
  );
}
