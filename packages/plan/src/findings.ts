import type { z } from 'zod';
import { applies } from './applicability.ts';
import { gapPaths } from './gaps.ts';
import { overfullLists } from './list-limits.ts';
import type { Plan } from './plan.ts';
import { overfullTexts } from './rich-text/overfull-texts.ts';
import { hasBlocks, isBlankText, plainTextOf } from './rich-text/plain-text.ts';
import { wordCount } from './rich-text/word-count.ts';
import { SECTIONS } from './sections/registry.ts';
import type { Expectation } from './sections/section-definition.ts';
import type { SectionId } from './sections/section-ids.ts';
import { withoutIndices } from './without-indices.ts';
import { wordRangeOf, writtenFieldsOf } from './written-fields.ts';

/** What a bank sends the plan back for. */
type NeededKind = 'missing' | 'nameless' | 'unitless' | 'gap' | 'unreadable' | 'unbalanced';
/** What would make the plan stronger. */
type BetterKind = 'blank' | 'short' | 'tooMany';

/** Something a section still lacks, at the path of the field where it is put right. */
export interface Finding {
  readonly section: SectionId;
  /** Dotted path inside the section, list indices included; of a list where it has no item. */
  readonly path: string;
  readonly kind: NeededKind | BetterKind;
}

interface AnySection {
  readonly schema: z.ZodType;
  expectations(section: unknown): readonly Expectation[];
  isEmpty(section: unknown): boolean;
}

export const isNeeded = ({ kind }: Finding): boolean =>
  kind !== 'blank' && kind !== 'short' && kind !== 'tooMany';

/** What the plan is expected to say in a section, without the fields that do not apply to it. */
export const applicableExpectations = (plan: Plan, section: SectionId): readonly Expectation[] => {
  const definition: AnySection = SECTIONS[section];
  return definition
    .expectations(plan[section])
    .filter(({ field }) => applies(plan, `${section}.${withoutIndices(field)}`));
};

/** All that one section lacks, each field once, in the order of its form; nothing where the section does not apply. */
export function sectionFindings(plan: Plan, section: SectionId): readonly Finding[] {
  if (!applies(plan, section)) return [];
  const definition: AnySection = SECTIONS[section];
  const content = plan[section];
  const expectations = applicableExpectations(plan, section);
  const stated: readonly (readonly [Finding['kind'], readonly string[]])[] = [
    ['unreadable', unreadable(definition, content)],
    ['gap', gapPaths(content)],
    ...expectations
      .filter((one) => isLacking(one) && !isNamedByItem(one, expectations))
      .map((one) => [kindOf(one, content), placesOf(one, content)] as const),
    ['short', shortTexts(section, content)],
    ['tooMany', overfullLists(definition.schema, content)],
    ['tooMany', overfullTexts(content)],
  ];
  const found = new Map<string, Finding>();
  for (const [kind, paths] of stated) {
    for (const path of paths) {
      if (!found.has(path) && applies(plan, `${section}.${path}`)) found.set(path, { section, path, kind });
    }
  }
  return [...found.values()];
}

/** One item meets what is expected of a list's items; the others may still lack it. */
const isLacking = ({ field, met }: Expectation): boolean => !met || field.includes('.');

/** What a list lacks is said at its nameless items where it has some. */
const isNamedByItem = ({ field }: Expectation, all: readonly Expectation[]): boolean =>
  all.some((other) => other.field !== field && isOfItem(other) && other.field.startsWith(`${field}.`));

/** Whether one item is meant (`items.1.name`). */
export const isOfItem = ({ field }: Expectation): boolean => withoutIndices(field) !== field;

/** Texts that are no amount or day yet, or too long: the document cannot print them as they stand. */
const unreadable = (definition: AnySection, content: unknown): string[] =>
  (definition.schema.safeParse(content).error?.issues ?? []).map(({ path }) => path.map(String).join('.'));

function kindOf(expectation: Expectation, content: unknown): Finding['kind'] {
  const { field, required } = expectation;
  if (!required) return 'blank';
  if (field.endsWith('.timeUnit')) return 'unitless';
  if (isOfItem(expectation)) return 'nameless';
  return field === 'balance' && !isBlankValue(at(content, field)) ? 'unbalanced' : 'missing';
}

/** Where an unmet expectation is met: in each item that lacks the field, else in the field itself. */
function placesOf({ field, required }: Expectation, content: unknown): readonly string[] {
  const blank = blankLeaves(content, field.split('.'));
  if (!required) return blank;
  if (blank.length > 0) return blank;
  const value = at(content, field);
  return [Array.isArray(value) && value.length > 0 ? `${field}.0` : field];
}

/** The paths of a field that are blank, one for each item that says something of the lists that it stands in. */
function blankLeaves(value: unknown, steps: readonly string[], path: readonly string[] = []): string[] {
  const [step, ...rest] = steps;
  if (step === undefined) return isBlankValue(value) ? [path.join('.')] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      isBlankItem(item) ? [] : blankLeaves(item, steps, [...path, String(index)]),
    );
  return blankLeaves(at(value, step), rest, [...path, step]);
}

/** A row as the form adds it. */
const isBlankItem = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && isBlankValue({ ...item, id: '' });

function isBlankValue(value: unknown): boolean {
  if (typeof value === 'string' || hasBlocks(value)) return isBlankText(value);
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && value !== null && Object.values(value).every(isBlankValue);
}

/** Texts with fewer words than a reader needs. */
const shortTexts = (section: SectionId, content: unknown): string[] =>
  writtenFieldsOf(section).flatMap((field) =>
    textsAt(content, field.split('.'))
      .filter(({ words }) => words > 0 && words < (wordRangeOf(section, field)?.from ?? 0))
      .map(({ path }) => path),
  );

interface CountedText {
  readonly path: string;
  readonly words: number;
}

/** A field's texts with their words; a list of lines is one text. */
function textsAt(value: unknown, steps: readonly string[], path: readonly string[] = []): CountedText[] {
  const [step, ...rest] = steps;
  if (step !== undefined && Array.isArray(value)) {
    return value.flatMap((item, index) => textsAt(item, steps, [...path, String(index)]));
  }
  if (step !== undefined) return textsAt(at(value, step), rest, [...path, step]);
  return [{ path: path.join('.'), words: wordCount(textOf(value)) }];
}

function textOf(value: unknown): string {
  if (typeof value === 'string' || hasBlocks(value)) return plainTextOf(value);
  return Array.isArray(value) ? value.map((line) => textOf(at(line, 'text'))).join('\n') : '';
}

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, step) =>
        typeof inner === 'object' && inner !== null
          ? Object.getOwnPropertyDescriptor(inner, step)?.value
          : undefined,
      value,
    );
