import { followPath, readPath, writePath } from '@trazo/contract/plan-document/value-path';
import { isBlank, LIST_LIMITS } from '@trazo/plan/fields';
import type { Plan } from '@trazo/plan/plan';
import { blocksOf, richTextOf } from '@trazo/plan/rich-text/normalise';
import { isBlankText } from '@trazo/plan/rich-text/plain-text';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import { emptyReasonedAmount } from '@trazo/plan/sections/finance';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { randomId } from '../../shared/identifiers/random-id.ts';
import type { PlanStore } from '../plan-store/plan-store.ts';

/** The example alone in an empty text, else below what is written: nothing a user has typed is replaced. */
export const withExample = (text: RichText, example: string): RichText =>
  isBlankText(text) ? example : richTextOf([...blocksOf(text), ...blocksOf(`\n${example}`)]);

type Line = Readonly<Record<string, string>>;

/** What the lines of a list are made of. */
interface LineForm {
  /** Where a line has its text. */
  readonly text: string;
  readonly limit: number;
  readonly create: (id: string) => Line;
}

const plainLine = (id: string) => ({ id, text: '' });

const LINE_FORMS: Partial<Record<SectionId, LineForm>> = {
  swot: { text: 'text', limit: LIST_LIMITS.swotItems, create: plainLine },
  operations: { text: 'text', limit: LIST_LIMITS.goals, create: plainLine },
  departments: {
    text: 'name',
    limit: LIST_LIMITS.departmentPositions,
    create: (id) => ({ id, name: '' }),
  },
  finance: { text: 'reason', limit: LIST_LIMITS.reasonedAmounts, create: emptyReasonedAmount },
};

const isList = (value: unknown): value is readonly Line[] => Array.isArray(value);

/** The lines that say something. */
const usedIn = (lines: readonly Line[], { text, create }: LineForm): readonly Line[] =>
  lines.filter((line) =>
    Object.entries(create(line.id ?? '')).some(([name, blank]) =>
      name === text ? !isBlank(line[name] ?? '') : line[name] !== blank,
    ),
  );

const hasRoomFor = (lines: readonly Line[], example: string, form: LineForm): boolean =>
  usedIn(lines, form).length + example.split('\n').length <= form.limit;

/** Each line of the example as a line of its own, after those that say something; none where not all of them have room. */
export function withExampleLines(
  lines: readonly Line[],
  example: string,
  newId: () => string,
  form: LineForm,
): readonly Line[] {
  if (!hasRoomFor(lines, example, form)) return lines;
  const added = example.split('\n').map((said) => ({ ...form.create(newId()), [form.text]: said }));
  return [...usedIn(lines, form), ...added];
}

/** How many lines a list takes that has no room for this example; undefined where there is room, or no list. */
export function fullAt(section: SectionId, value: unknown, example: string): number | undefined {
  const form = LINE_FORMS[section];
  if (!isList(value) || form === undefined || hasRoomFor(value, example, form)) return undefined;
  return form.limit;
}

export interface InsertedExample {
  /** Puts the text back as it was. */
  readonly undo: () => void;
  /** Whether the text is still as the example was put into it. */
  readonly isUnchanged: () => boolean;
}

/** Puts an example into a text of the draft, or into a list of lines. */
export function insertExample(
  drafts: Pick<PlanStore, 'getState' | 'setSection'>,
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
  const form = LINE_FORMS[section];
  const after =
    isList(before) && form !== undefined
      ? withExampleLines(before, example, randomId, form)
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
