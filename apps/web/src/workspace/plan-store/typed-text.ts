import { hasBlocks, plainTextOf } from '@trazo/plan/rich-text/plain-text';
import { isListOfItems } from './changed-path.ts';

/** More letters at once than a key makes are pasted, dictated or cleared: a step of their own. */
const LETTERS_AT_ONCE = 2;

/** The field that a key was typed in; undefined where more has changed than a key changes. */
export function typedField(before: unknown, after: unknown): string | undefined {
  const typed = typedText(before, after);
  const isKey = typed !== undefined && Math.abs(typed.after.length - typed.before.length) <= LETTERS_AT_ONCE;
  return isKey ? typed.field : undefined;
}

/** A text that was typed in: which one, by the ids of the items around it, and its words before and after. */
interface TypedText {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

type Texts = Readonly<Record<string, unknown>>;

/** The one text two versions of a value differ in; undefined where they differ in anything else or more. */
function typedText(before: unknown, after: unknown): TypedText | undefined {
  const texts = [before, after].map((value) =>
    typeof value === 'string' ? value : hasBlocks(value) ? plainTextOf(value) : undefined,
  );
  const [earlier, later] = texts;
  if (earlier !== undefined && later !== undefined)
    return earlier === later ? undefined : { field: '', before: earlier, after: later };
  const [one, other] = [before, after].map(byName);
  if (one === undefined || other === undefined) return undefined;
  const names = Object.keys(other);
  if (names.join() !== Object.keys(one).join()) return undefined;
  // Versions share what has not changed.
  const [name, ...more] = names.filter((key) => one[key] !== other[key]);
  if (name === undefined || more.length > 0) return undefined;
  const found = typedText(one[name], other[name]);
  return found && { ...found, field: `${name}.${found.field}` };
}

function byName(value: unknown): Texts | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return isListOfItems(value)
    ? Object.fromEntries(value.map((item) => [`item ${item.id}`, item]))
    : { ...value };
}
