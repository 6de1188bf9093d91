import { repair } from '@trazo/contract/plan-document/repair';
import { PLAIN_COVER } from '@trazo/plan/cover';
import { completeSection } from '@trazo/plan/sparse-plan';
import { themeOfLook, themeSchema } from '@trazo/plan/theme/theme';
import { z } from 'zod';
import { type DraftPart, emptyPart, type PartData, schemaOf } from './draft.ts';

/**
 * Raised whenever what a section stored means changes; `MIGRATIONS[n]` then lifts version n to n + 1. A field that is merely new
 * is blank in what was stored before.
 */
const DRAFT_VERSION = 6;

/**
 * From 1 to 2 nothing changes: the long texts of 1, all plain, are what they were. From 2 to 3 the general data gets a cover,
 * the plain one it had. From 3 to 4 the organigram says that its captured picture is not printed. From 4 to 5 colours and font
 * that the template has anyway count as not chosen, and amounts with a reason come once. From 5 to 6 what partners lend bears no
 * interest, as before.
 */
const MIGRATIONS: Readonly<Record<number, (part: DraftPart, data: unknown) => unknown>> = {
  2: (part, data) => (part === 'general' && isObject(data) ? { cover: PLAIN_COVER, ...data } : data),
  3: (part, data) => (part === 'organigram' && isObject(data) ? { imagePrinted: false, ...data } : data),
  4: (part, data) =>
    part === 'theme' ? withoutUnchosen(data) : part === 'finance' ? withPeriods(data) : data,
  5: (part, data) => (part === 'finance' ? withoutInterest(data) : data),
};

function withoutInterest(data: unknown): unknown {
  if (!isObject(data) || !('assumptions' in data)) return data;
  const { assumptions } = data;
  if (!isObject(assumptions) || !('contributions' in assumptions)) return data;
  const { contributions } = assumptions;
  if (!Array.isArray(contributions)) return data;
  const lent = contributions.map((item: unknown) => (isObject(item) ? { rate: '', ...item } : item));
  return { ...data, assumptions: { ...assumptions, contributions: lent } };
}

const REASONED = ['incomes', 'expenses', 'financingNeeds'] as const;

function withPeriods(data: unknown): unknown {
  if (!isObject(data)) return data;
  const lists = Object.entries(data).map(([name, list]) => [
    name,
    REASONED.some((each) => each === name) && Array.isArray(list)
      ? list.map((item: unknown) => (isObject(item) ? { period: 'once', ...item } : item))
      : list,
  ]);
  return Object.fromEntries(lists);
}

/** What older designs do not say, because there was no choice. */
const completeTheme = (data: unknown): unknown =>
  isObject(data) ? { english: 'GB', paper: 'a4', ownFont: null, ...data } : data;

function withoutUnchosen(data: unknown): unknown {
  const theme = themeSchema.safeParse(data);
  return theme.success ? themeOfLook(theme.data) : data;
}

/** Tabs a record remembers: one a page load, the latest last. */
const REMEMBERED_TABS = 40;

const envelopeSchema = z.object({
  version: z.number().int().positive(),
  writer: z.string().min(1),
  seen: z.record(z.string(), z.number().int().positive()),
  data: z.unknown(),
});

/** A write of one part, with what its author had seen. */
export interface StoredRecord {
  /** The tab that wrote it. */
  readonly writer: string;
  /** By tab, the revision of that tab this record builds on; the writer's own entry is this record's revision. */
  readonly seen: Readonly<Record<string, number>>;
  readonly data: PartData;
}

export interface ReadRecord {
  readonly record: StoredRecord;
  /** Some of the stored text could not be read as it stood: keep the raw text. */
  readonly damaged: boolean;
}

/** What `writer` has seen once it has written `revision`. */
export function nextSeen(seen: StoredRecord['seen'], writer: string, revision: number): StoredRecord['seen'] {
  const others = Object.entries(seen).filter(([tab]) => tab !== writer);
  return Object.fromEntries([...others.slice(1 - REMEMBERED_TABS), [writer, revision]]);
}

/** What two records have seen together. */
export function seenByBoth(a: StoredRecord['seen'], b: StoredRecord['seen']): StoredRecord['seen'] {
  const later = Object.entries(b).filter(([tab, revision]) => revision > (a[tab] ?? 0));
  return { ...a, ...Object.fromEntries(later) };
}

export const encodeRecord = (record: StoredRecord): string =>
  JSON.stringify({ version: DRAFT_VERSION, ...record });

/** Whether `record` builds on `earlier` (version vector). */
export const buildsOn = (record: StoredRecord, earlier: StoredRecord): boolean =>
  (record.seen[earlier.writer] ?? 0) >= (earlier.seen[earlier.writer] ?? 0);

/** Reads what the storage holds; what is valid survives. Undefined when it is no record of ours at all. */
export function readRecord(part: DraftPart, raw: string): ReadRecord | undefined {
  const envelope = envelopeSchema.safeParse(parseJson(raw));
  if (!envelope.success) return undefined;
  const { version, data, ...rest } = envelope.data;
  const migrated = migrate(part, version, part === 'theme' ? completeTheme(data) : data);
  const stored = part === 'theme' ? migrated : completeSection(part, migrated);
  const repaired = repair(schemaOf(part), emptyPart(part), stored, 'keepTexts');
  return {
    record: { ...rest, data: repaired },
    damaged: version > DRAFT_VERSION || canonical(repaired) !== canonical(stored),
  };
}

/** How many items a list may have that has more of them than a plan takes; undefined where none has. */
export function exceededLimit(part: DraftPart, raw: string): number | undefined {
  const envelope = envelopeSchema.safeParse(parseJson(raw));
  if (!envelope.success) return undefined;
  const data = migrate(part, envelope.data.version, envelope.data.data);
  const issues = schemaOf(part).safeParse(data).error?.issues ?? [];
  const found = issues.find((issue) => issue.code === 'too_big' && issue.origin === 'array');
  return found?.code === 'too_big' ? Number(found.maximum) : undefined;
}

function migrate(part: DraftPart, from: number, data: unknown): unknown {
  let current = data;
  for (let version = from; version < DRAFT_VERSION; version += 1) {
    current = MIGRATIONS[version]?.(part, current) ?? current;
  }
  return current;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** One text for equal data, whatever the order of its keys. */
export const canonical = (value: unknown): string => JSON.stringify(withSortedKeys(value)) ?? '';

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, withSortedKeys(item)]));
}
