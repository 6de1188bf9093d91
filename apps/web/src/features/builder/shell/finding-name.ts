import { readPath } from '@trazo/contract/plan-document/value-path';
import { must } from '@trazo/plan/must';
import type { Plan } from '@trazo/plan/plan';
import { hasBlocks, plainTextOf } from '@trazo/plan/rich-text/plain-text';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { withoutIndices } from '@trazo/plan/without-indices';
import { wordResource } from '../../../shared/words/word-resource.ts';

/** What an item is called after, in this order. */
const NAMES = ['name', 'role', 'title', 'reason', 'productName', 'text'] as const;

/** Longer names are cut: enough to know which item it is. */
const LONGEST = 48;

/** Fields without a control of their own, by what is printed for them. */
const PRINTED: Readonly<Record<string, string>> = { 'finance.balance': 'balanceSheet' };

/** The words for what has no name: a fiscal year, and an item by its list and number. */
export interface NumberedWords {
  readonly year: (number: number) => string;
  readonly item: (list: string, number: number) => string;
}

/** What a field is called out of view of its section: “Sourdough · Description”, “Sales · Year 3”. */
export function findingName(plan: Plan, section: SectionId, path: string, words: NumberedWords): string {
  const keys = path.split('.');
  if (section === 'finance' && keys[0] === 'assumptions') return answerName(plan, keys);
  const parts = keys.flatMap((key, depth) => {
    const upTo = keys.slice(0, depth + 1).join('.');
    if (!/^\d+$/.test(key)) return depth === keys.length - 1 ? [labelOf(section, upTo)] : [];
    const list = keys.slice(0, depth).join('.');
    const item = readPath(plan[section], upTo);
    if (typeof item === 'object') return [itemName(section, list, item, Number(key) + 1, words)];
    const year = words.year(Number(key) + 1);
    return keys[depth - 1] === 'years' ? [year] : [labelOf(section, list), year];
  });
  return parts.join(' · ');
}

/**
 * An answer of the forecast: the line it is about, and the part of the form that asks. The words of its question are fetched with the
 * questions.
 */
function answerName({ finance }: Plan, keys: readonly string[]): string {
  const line = ownName(readPath(finance, keys.slice(0, 3).join('.')));
  const part = must(wordOf('finance', 'form.parts.forecast'), 'the part of the form has a name');
  return line === undefined ? part : `${line} · ${part}`;
}

function itemName(
  section: SectionId,
  list: string,
  item: unknown,
  number: number,
  words: NumberedWords,
): string {
  const found = ownName(item);
  if (found !== undefined) return found;
  const worded = wordOf(section, `form.fields.${withoutIndices(list)}.item`);
  return worded?.replace('{{number}}', String(number)) ?? words.item(labelOf(section, list), number);
}

/** What an item is called in the plan; undefined while it has no name. */
export function ownName(item: unknown): string | undefined {
  const found = NAMES.map((name) => readPath(item, name))
    .map((value) => (typeof value === 'string' || hasBlocks(value) ? plainTextOf(value).trim() : ''))
    .find((name) => name !== '');
  return found === undefined || found.length <= LONGEST ? found : `${found.slice(0, LONGEST).trimEnd()}…`;
}

const labelOf = (section: SectionId, path: string): string => {
  const name = withoutIndices(path);
  return (
    wordOf(section, `form.fields.${name}.label`) ??
    wordOf(section, `document.${PRINTED[`${section}.${name}`] ?? name}`) ??
    wordOf(section, 'title') ??
    name
  );
};

function wordOf(section: SectionId, key: string): string | undefined {
  const word = wordResource(section, key);
  return typeof word === 'string' ? word : undefined;
}
