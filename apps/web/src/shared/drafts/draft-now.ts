import type { DraftPart, PartData } from './draft.ts';

/** Text of a draft that another one replaced, in another tab, before it was written. */
export interface LeftPart {
  readonly draft: string;
  readonly part: DraftPart;
  readonly data: PartData;
  /** What it was made from. */
  readonly base: PartData;
}

/** Which draft the tab holds. */
export interface DraftNow {
  id: string;
  /** Whether somebody keeps the text for the plan it belongs to; otherwise the person is asked. */
  keepLeft: (left: LeftPart) => boolean;
}
