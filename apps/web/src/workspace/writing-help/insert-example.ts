import { isBlank, LIST_LIMITS } from '@trazo/plan/fields';
import type { Plan } from '@trazo/plan/plan';
import { blocksOf, richTextOf } from '@trazo/plan/rich-text/normalise';
import { isBlankText } from '@trazo/plan/rich-text/plain-text';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { randomId } from '../../shared/identifiers/random-id.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import { followPath, readPath, writePath } from '../drafts/value-path.ts';

/** The example alone in an empty text, else below what is written: nothing a user has typed is replaced. */
export const withExample = (text: RichText, example: string): RichText =>
  isBlankText(text) ? example : richTextOf([...blocksOf(text), ...blocksOf(`\n${example}`)]);

interface Line {
  readonly id: string;
  readonly text: string;
}

const isList = (value: unknown): value is readonly Line[] => Array.isArray(value);

/** Each line of the example as a line of its own, after those that say something; as many as the list takes. */
export const withExampleLines = (
  lines: readonly Line[],
  example: string,
  newId: () => string,
  limit: number,
): readonly Line[] =>
  [
    ...lines.filter(({ text }) => !isBlank(text)),
    ...example.split('\n').map((text) => ({ id: newId(), text })),
  ].slice(0, Math.max(limit, lines.length));

export interface InsertedExample {
  /** Puts the text back as it was. */
  readonly undo: () => void;
  /** Whether the text is still as the example was put into it. */
  readonly isUnchanged: () => boolean;
}

/** Puts an example into a long text of the draft, or into a list of lines. */
export function insertExample(
  drafts: Pick<DraftStore, 'getState' | 'setSection'>,
  section: SectionId,
  path: string,
  example: string,
): InsertedExample {
  const read = () => {
    const plan: Plan = drafts.getState().draft;
    return plan[section];
  };
  const write = (at: string, value: unknown) => drafts.setSection(section, writePath(read(), at, value));
  const pathNow = followPath(read(), path);
  const before = readPath(read(), path);
  const after = isList(before)
    ? withExampleLines(before, example, randomId, LIST_LIMITS[section === 'swot' ? 'swotItems' : 'goals'])
    : withExample(before as RichText, example);
  write(path, after);
  const place = () => {
    const at = pathNow(read());
    return at !== undefined && JSON.stringify(readPath(read(), at)) === JSON.stringify(after)
      ? at
      : undefined;
  };
  return {
    undo: () => {
      const at = place();
      if (at !== undefined) write(at, before);
    },
    isUnchanged: () => place() !== undefined,
  };
}
