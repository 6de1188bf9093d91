import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS, migrationSteps } from './migrate.ts';

/** The last step of the release whose servers this one meets; raised when a release goes out. Until one does: the first schema. */
const RELEASED = '0015';

/** What the steps of this release add, which no server of the one before knows, and the functions that one has. */
interface Release {
  readonly tables: ReadonlySet<string>;
  /** As `table.column`. */
  readonly columns: ReadonlySet<string>;
  readonly earlierFunctions: ReadonlySet<string>;
}

const CONTRACTING = /^-- contract: \S.{30,}/;
const TABLE = /^create table if not exists (\w+) \((.*)\)$/;
const ALTERED = /^alter table (\w+) (.*)$/;
const INDEX = /^create (unique )?index concurrently if not exists \w+ on (\w+) /;
const FUNCTION = /^create or replace function (\w+)/;
const TRIGGER = /^create or replace trigger .* on (\w+) /;
const INSERTED = /^insert into .* on conflict do nothing$/;
/** Only what is null of the column itself. */
const FILLED = /^update (\w+) set (\w+) = (?!null\b)(.+) where \2 is null$/;
const LOOSENED = /^alter column \w+ drop not null$/;
const NEW_COLUMN = /^add column if not exists (\w+) /;

const TYPE = String.raw`(?!\w*serial\b)\w+(?: precision| varying| with time zone| without time zone)?(?: ?\([\d, ]+\))?(?:\[\])?`;
/** What PostgreSQL notes down once; a default that is computed for each row rewrites the table. */
const CONSTANT = String.raw`(?:''|-?[\d.]+|true|false|now\(\)|current_timestamp)(?:::\w+(?:\[\])?)?(?![\w(.:])`;
/** Rows that an earlier release writes have no value for the new column, or its default. */
const ADDED = new RegExp(
  `^add column if not exists \\w+ ${TYPE}(?: null| default null| default ${CONSTANT}|(?: not null default| default) ${CONSTANT}(?: not null)?)?$`,
);

/** Comments, and what may hold any sign: names in quotes, texts, bodies of functions. */
const OPAQUE = /--.*|\/\*[\s\S]*?\*\/|"([^"]*)"|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\2\$/g;

/** The statement alone: without comments and line breaks, its texts empty. */
const statementOf = (text: string): string =>
  text
    .replaceAll(OPAQUE, (part, name: string | undefined) => {
      if (name !== undefined) return name.replaceAll(/\W/g, '_');
      return part.startsWith("'") || part.startsWith('$') ? "''" : ' ';
    })
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Divided at the commas that stand in no parentheses; undefined where those do not match. */
function partsOf(list: string): string[] | undefined {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return undefined;
    if (sign === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += sign;
  }
  return depth === 0 ? [...parts, part.trim()] : undefined;
}

/** A row that an earlier release deletes takes along what refers to it: that one knows nothing of it. */
const keepsDeletable = (part: string, { tables }: Release): boolean => {
  const [, table] = /\breferences (\w+)/.exec(part) ?? [];
  return table === undefined || tables.has(table) || /\bon delete (?:cascade|set null)\b/.test(part);
};

function isSafeAlteration(table: string, list: string, release: Release): boolean {
  const changes = partsOf(list) ?? [];
  const isNew = release.tables.has(table);
  const isSafe = (change: string) =>
    isNew ? keepsDeletable(change, release) : ADDED.test(change) || LOOSENED.test(change);
  return changes.length > 0 && changes.every(isSafe);
}

/** Expand and contract: whether a server of the release before goes on working on what the step leaves, and may be started again. */
function isSafeBesideEarlier(text: string, release: Release): boolean {
  if (CONTRACTING.test(text)) return true;
  const statement = statementOf(text);
  if (statement.includes(';')) return false;
  const [, , columns] = TABLE.exec(statement) ?? [];
  if (columns !== undefined) {
    return partsOf(columns)?.every((part) => keepsDeletable(part, release)) ?? false;
  }
  const [, altered, changes] = ALTERED.exec(statement) ?? [];
  if (altered !== undefined) return isSafeAlteration(altered, changes ?? '', release);
  const [, unique, indexed] = INDEX.exec(statement) ?? [];
  if (indexed !== undefined) return unique === undefined || release.tables.has(indexed);
  const [, replaced] = FUNCTION.exec(statement) ?? [];
  if (replaced !== undefined) return !release.earlierFunctions.has(replaced);
  const [, triggering] = TRIGGER.exec(statement) ?? [];
  if (triggering !== undefined) return release.tables.has(triggering);
  const [, filled, column, value] = FILLED.exec(statement) ?? [];
  if (filled !== undefined) {
    const isNew = release.tables.has(filled) || release.columns.has(`${filled}.${column}`);
    return isNew && partsOf(value ?? '')?.length === 1;
  }
  return INSERTED.test(statement);
}

function releaseOf(earlier: readonly string[], texts: readonly string[]): Release {
  const statements = texts.map(statementOf);
  const columnsOf = (statement: string): string[] => {
    const [, table, changes] = ALTERED.exec(statement) ?? [];
    const added = partsOf(changes ?? '')?.flatMap((change) => NEW_COLUMN.exec(change)?.[1] ?? []);
    return (added ?? []).map((column) => `${table}.${column}`);
  };
  const earlierFunctions = earlier.flatMap((text) => {
    const [, name] = /\bcreate (?:or replace )?function (\w+)/.exec(statementOf(text)) ?? [];
    return name ?? [];
  });
  return {
    tables: new Set(statements.flatMap((statement) => TABLE.exec(statement)?.[1] ?? [])),
    columns: new Set(statements.flatMap(columnsOf)),
    earlierFunctions: new Set(earlierFunctions),
  };
}

describe('a step', () => {
  it('only adds, or says why no server of the release before needs what it takes away', async () => {
    const all = await migrationSteps();
    const texts = new Map<string, string>();
    for (const name of all) texts.set(name, await readFile(path.join(MIGRATIONS, name), 'utf8'));
    const last = all.findIndex((name) => name.startsWith(RELEASED));
    expect(last).toBeGreaterThan(0);
    const read = (names: readonly string[]) => names.map((name) => texts.get(name) ?? '');
    const release = releaseOf(read(all.slice(0, last + 1)), read(all.slice(last + 1)));
    const isUnsafe = (name: string) => !isSafeBesideEarlier(texts.get(name) ?? '', release);
    expect(all.slice(last + 1).filter(isUnsafe)).toEqual([]);
  });

  const RELEASE = releaseOf(
    ['create or replace function of_before() returns trigger as $$ begin end $$'],
    ['create table if not exists notes (id uuid)', 'alter table plans add column if not exists note text'],
  );

  it.each([
    'alter table plans drop column name',
    'alter table plans rename column name to title',
    'alter table plans rename to documents',
    'alter table plans add column if not exists note text not null',
    'alter table plans add column if not exists note text not null default null',
    'alter table plans add column if not exists note text default null not null',
    'alter table plans add column if not exists note text, drop column name',
    'alter table plans add column if not exists slug text unique',
    'alter table plans add column if not exists slug text generated always as (lower(name)) stored',
    'alter table plans add column if not exists slug uuid default gen_random_uuid()',
    'alter table plans add column if not exists slug uuid not null default (gen_random_uuid())',
    "alter table plans add column if not exists slug text default '' || random()",
    'alter table plans add column if not exists number bigserial',
    'alter table plans add column if not exists note_id uuid references notes (id) on delete cascade',
    'alter table plans alter column name type integer using 1',
    'alter table plans alter column name set not null',
    'alter table plans add constraint plans_named check (name <> $$$$)',
    'alter table plans drop constraint plans_key',
    'alter table notes add foreign key (id) references plans (id)',
    'create table if not exists marks (id uuid); drop table plans',
    "create table if not exists marks (id text default ';'); alter table plans add column if not exists mark text",
    'create table if not exists marks (id uuid) inherits (plans)',
    'create table if not exists marks (plan_id uuid references plans (id))',
    'create table if not exists marks (a uuid, b uuid, foreign key (a, b) references plans (a, b) on delete restrict)',
    'create table if not exists marks (a uuid references plans, b uuid references accounts on delete cascade)',
    'create index if not exists plans_by_name on plans (account_id, name)',
    'create unique index concurrently if not exists plans_by_name on plans (account_id, name)',
    'create or replace trigger plans_stay before update on plans for each row execute function refuse_change()',
    'create or replace function of_before() returns trigger language plpgsql as $$ begin return null; end $$',
    'update plans set name = null where deleted_at is null',
    'update plans set note = null where note is null',
    'update plans set deleted_at = now() where deleted_at is null',
    'update plans set note = name, name = null where note is null',
    'drop table plans',
    'drop index concurrently if exists plans_by_creation',
    'delete from plans where name is null',
    'do $$ begin alter table plans drop column name; end $$',
    '-- contract: no\nalter table plans drop column name',
  ])('is refused: %s', (text) => {
    expect(isSafeBesideEarlier(text, RELEASE)).toBe(false);
  });

  it.each([
    'alter table plans\n  add column if not exists note text,\n  alter column name drop not null',
    "alter table plans add column if not exists note text not null default ''",
    'alter table plans add column if not exists share numeric(10, 2), add column if not exists pages int default 1 not null',
    "alter table plans add column if not exists units text default 'cm, in; none', add column if not exists at timestamptz",
    "alter table plans add column if not exists extra jsonb not null default '{}'::jsonb",
    'alter table notes add foreign key (id) references plans (id) on delete cascade',
    'create table if not exists marks (plan_id uuid references plans (id) on delete cascade, share numeric(10, 2))',
    'create table if not exists marks (note_id uuid references notes (id))',
    'create unique index concurrently if not exists notes_once on notes (id)',
    'create index concurrently if not exists plans_by_name on plans (account_id, name)',
    'create or replace trigger notes_stay before update on notes for each row execute function of_before()',
    'create or replace function of_this() returns trigger language plpgsql as $$ begin return null; end $$',
    '-- Filled in.\nupdate plans set note = coalesce(name, title) where note is null',
    '-- contract: no server reads it since the release with 0160\nalter table plans drop column note',
  ])('is taken: %s', (text) => {
    expect(isSafeBesideEarlier(text, RELEASE)).toBe(true);
  });
});
