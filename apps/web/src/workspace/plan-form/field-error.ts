import { readPath } from '@trazo/contract/plan-document/value-path';
import { BLOCK_LIMITS, countPictures } from '@trazo/plan/rich-text/blocks';
import { hasBlocks, plainTextOf } from '@trazo/plan/rich-text/plain-text';
import { SECTIONS } from '@trazo/plan/sections/registry';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { z } from 'zod';

export type FieldError =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLong'; readonly count: number; readonly limit: number }
  /** More pictures in a text than its editor puts there: two people did. */
  | { readonly kind: 'tooManyPictures'; readonly count: number; readonly limit: number }
  /** Not of the form the field asks for; the control says which form that is. */
  | { readonly kind: 'form' };

interface AnyDefinition {
  readonly schema: z.ZodType;
  expectations(section: unknown): readonly { field: string; met: boolean; required: boolean }[];
}

type Expectations = ReturnType<AnyDefinition['expectations']>;
type Issues = readonly z.core.$ZodIssue[];

/** Many fields ask about the same state of a section: it is parsed once. */
const known = new WeakMap<object, Issues>();

function issuesOf(schema: z.ZodType, section: unknown): Issues {
  if (typeof section !== 'object' || section === null) return [];
  const found = known.get(section) ?? schema.safeParse(section).error?.issues ?? [];
  known.set(section, found);
  return found;
}

const expected = new WeakMap<object, Expectations>();

function expectationsOf(definition: AnyDefinition, section: unknown): Expectations {
  if (typeof section !== 'object' || section === null) return [];
  const found = expected.get(section) ?? definition.expectations(section);
  expected.set(section, found);
  return found;
}

/** What is wrong with one field of a section, by the plan's own rules. */
export function fieldErrorOf(id: SectionId, section: unknown, path: string): FieldError | undefined {
  const definition: AnyDefinition = SECTIONS[id];
  const missing = expectationsOf(definition, section).find(({ field }) => field === path);
  if (missing?.required && !missing.met && isBlankValue(readPath(section, path))) return { kind: 'empty' };
  const issue = issuesOf(definition.schema, section).find((found) => found.path.join('.') === path);
  const value = readPath(section, path);
  if (issue === undefined) return tooManyPictures(value);
  if (issue.code === 'too_big' && (typeof value === 'string' || hasBlocks(value))) {
    const limit = Number(issue.maximum);
    return { kind: 'tooLong', count: plainTextOf(value).length - limit, limit };
  }
  return { kind: 'form' };
}

function tooManyPictures(value: unknown): FieldError | undefined {
  const count = hasBlocks(value) ? countPictures(value.blocks) : 0;
  const limit = BLOCK_LIMITS.pictures;
  return count > limit ? { kind: 'tooManyPictures', count, limit } : undefined;
}

/** Whether a bank sends the plan back without this field. */
export function isRequired(id: SectionId, path: string): boolean {
  const definition: AnyDefinition = SECTIONS[id];
  return expectationsOf(definition, SECTIONS[id].empty).some(
    ({ field, required }) => field === path && required,
  );
}

function isBlankValue(value: unknown): boolean {
  if (typeof value === 'string' || hasBlocks(value)) return plainTextOf(value).trim() === '';
  return Array.isArray(value) && value.length === 0;
}
