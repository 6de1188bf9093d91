import { isEmptyDraft } from '../drafts/draft.ts';
import type { DraftState } from '../drafts/draft-state.ts';

/** Whether the draft is blank because its stored text could not be read, and not because the user emptied it. */
export const isUnreadable = ({ draft, recovered }: Pick<DraftState, 'draft' | 'recovered'>): boolean =>
  recovered.length > 0 && isEmptyDraft(draft);
