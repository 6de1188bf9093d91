import { lazyWithRetry } from '../../../../shared/lazy/lazy-with-retry.tsx';
import { useDraft } from '../../../../workspace/plan-store/use-draft.ts';
import { LateFailure } from '../late-failure.tsx';
import type { FiguresProps } from './missing-answers.tsx';

type LateDoubtsProps = Pick<FiguresProps, 'onLeave' | 'onFound'>;

/** With the forecast and its words: fetched by plans that have one, beside what is shown anyway. */
const FetchedDoubts = lazyWithRetry<LateDoubtsProps>(
  async () => (await import('./doubts.tsx')).FetchedDoubts,
  { Failed: LateFailure },
);

/** What a bank would ask about the figures of the plan that is open, on a page without its forecast. */
export function LateDoubts(props: LateDoubtsProps) {
  const isLinked = useDraft(({ draft }) => draft.finance.assumptions?.linked === true);
  return isLinked ? <FetchedDoubts {...props} /> : null;
}

/** The same folded, beside the questions: the figures come first. */
export const LateFoldedDoubts = lazyWithRetry<FiguresProps>(
  async () => (await import('./doubts.tsx')).FoldedDoubts,
  { Failed: LateFailure },
);
