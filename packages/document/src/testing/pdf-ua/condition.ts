import type { PdfFile } from './pdf-file.ts';

/** A failure condition of the Matterhorn Protocol 1.1 that a program can test. */
export interface Condition {
  /** Checkpoint and number, as the protocol counts them. */
  readonly id: string;
  /** What is wrong where it applies. */
  readonly fault: string;
  /** How often it applies. */
  readonly count: (file: PdfFile) => number;
}

export const countOf = <Item>(items: Iterable<Item>, isFault: (item: Item) => boolean): number => {
  let count = 0;
  for (const item of items) if (isFault(item)) count += 1;
  return count;
};
