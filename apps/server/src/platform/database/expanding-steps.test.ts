import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS, migrationSteps } from './migrate.ts';

/** Those before it change keys in place: the release before them does not work beside them (ADR 94). */
const FIRST_STEP = '0140';

/** Expand and contract: what leaves all that an earlier release reads and writes as it was. */
const EXPANDING: readonly RegExp[] = [
  /^create table if not exists /,
  /^create index concurrently if not exists /,
  /^create or replace function /,
  /^insert into .* on conflict do nothing$/,
  /^update .* is null$/,
];
const ALTERED = /^alter table \w+ (.*)$/;
/** Rows of an earlier release have no value for the new column, or its default. */
const ADDED =
  /^add column if not exists (?!.*\b(?:unique|primary key|references|check)\b)(?!.*not null(?!.*\bdefault\b))/;
const LOOSENED = /^alter column \w+ drop not null$/;
const CONTRACTING = /^-- contract: \S.{30,}/;
const TRIGGER = /^create or replace trigger .* on (\w+) /;

/** The statement alone, its comments and line breaks taken out. */
const statementOf = (text: string): string =>
  text
    .replaceAll(/^--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether a server of the release before goes on working on what the step leaves, and may be started again. */
function isSafeBesideEarlier(text: string, newTables: ReadonlySet<string>): boolean {
  if (CONTRACTING.test(text)) return true;
  const statement = statementOf(text);
  const [, table] = TRIGGER.exec(statement) ?? [];
  if (table !== undefined) return newTables.has(table);
  const [, changes] = ALTERED.exec(statement) ?? [];
  if (changes !== undefined) {
    return changes.split(', ').every((change) => ADDED.test(change) || LOOSENED.test(change));
  }
  return EXPANDING.some((form) => form.test(statement));
}

describe('a step', () => {
  it('only adds, or says why no server of the release before needs what it takes away', async () => {
    const steps = (await migrationSteps()).filter((name) => name >= FIRST_STEP);
    const texts = await Promise.all(steps.map((name) => readFile(path.join(MIGRATIONS, name), 'utf8')));
    const created = texts.map((text) => /^create table if not exists (\w+)/.exec(statementOf(text))?.[1]);
    const newTables = new Set(created.filter((name) => name !== undefined));
    expect(steps.filter((_, number) => !isSafeBesideEarlier(texts[number] ?? '', newTables))).toEqual([]);
    expect(steps.length).toBeGreaterThan(15);
  });

  it.each([
    'alter table plans drop column name',
    'alter table plans rename column name to title',
    'alter table plans rename to documents',
    'alter table plans add column if not exists note text not null',
    'alter table plans add column if not exists note text, drop column name',
    'alter table plans add column if not exists slug text unique',
    'alter table plans alter column name type integer using 1',
    'alter table plans alter column name set not null',
    'alter table plans add constraint plans_named check (name <> $$$$)',
    'alter table plans drop constraint plans_key',
    'create unique index concurrently if not exists plans_by_name on plans (account_id, name)',
    'create or replace trigger plans_stay before update on plans for each row execute function refuse_change()',
    'drop table plans',
    'drop index concurrently if exists plans_by_creation',
    'delete from plans where name is null',
    'do $$ begin alter table plans drop column name; end $$',
    '-- contract: no\nalter table plans drop column name',
  ])('is refused: %s', (text) => {
    expect(isSafeBesideEarlier(text, new Set())).toBe(false);
  });

  it.each([
    'alter table plans\n  add column if not exists note text,\n  alter column name drop not null',
    "alter table plans add column if not exists note text not null default ''",
    '-- Filled in.\nupdate plans set note = name where note is null',
    '-- contract: no server reads it since the release with 0160\nalter table plans drop column note',
  ])('is taken: %s', (text) => {
    expect(isSafeBesideEarlier(text, new Set())).toBe(true);
  });
});
