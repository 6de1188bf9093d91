import { isRecord } from './codec/wire-object.ts';
import { keepPlainTexts } from './migrations/keep-plain-texts.ts';
import { oneCountry } from './migrations/one-country.ts';
import type { RawContent } from './migrations/raw-content.ts';

/** Lifts a content from schema version `from` to the next one. Total: it must cope with missing and mistyped fields. */
export interface Migration {
  readonly from: number;
  readonly migrate: (content: RawContent) => RawContent;
}

/** In order, without gaps, from version 1. Changing the wire's shape means adding one here, never editing one. */
export const MIGRATIONS: readonly Migration[] = [
  { from: 1, migrate: keepPlainTexts },
  // From version 3 on there are cover options; a plan without them has the plain cover it always had.
  { from: 2, migrate: (content) => content },
  // From version 4 on the captured organigram may be printed; before, the document always drew its own.
  { from: 3, migrate: (content) => content },
  // From version 5 on a theme may tell what was chosen although it is the template's own; before, such a value counts as not
  // chosen, as it does for clients that never tell. Amounts with a reason have a period; those without come once.
  { from: 4, migrate: (content) => content },
  // From version 6 on a plan may hold the assumptions of its forecast; without them its figures are typed by hand.
  { from: 5, migrate: (content) => content },
  // From version 7 on a plan may name its country, and a legal form that only one country has.
  { from: 6, migrate: (content) => content },
  // From version 8 on a plan may say what does not apply to it; before, everything did.
  { from: 7, migrate: (content) => content },
  // From version 9 on a long text may hold headings, tables, pictures and notes; before, paragraphs and lists.
  { from: 8, migrate: (content) => content },
  // From version 10 on a plan may say which sections are printed, and in which order; before, all were, in the form's.
  { from: 9, migrate: (content) => content },
  // From version 11 on a theme may name another paper than A4 and another English than the British; before, it had none.
  { from: 10, migrate: (content) => content },
  // From version 12 on a plan's country is said once, in its general data.
  { from: 11, migrate: oneCountry },
  // From version 13 on a partner's loan may bear interest; before, none did.
  { from: 12, migrate: (content) => content },
  // From version 14 on the business model may be printed on a page of its own; before, it was not.
  { from: 13, migrate: (content) => content },
  // From version 15 on a theme may hold a font of the user's own; before, none did.
  { from: 14, migrate: (content) => content },
];

/** The version this code writes. */
export const currentVersion = (migrations: readonly Migration[] = MIGRATIONS): number =>
  migrations.length + 1;

export type Migrated =
  | { readonly state: 'current'; readonly content: RawContent }
  | { readonly state: 'newer'; readonly version: number }
  | { readonly state: 'invalid' };

/** The schema version a content declares; contents without one are of the first. */
function declaredVersion(content: RawContent): unknown {
  return isRecord(content.ProfileData) ? (content.ProfileData.schema_version ?? 1) : 1;
}

/** Brings a content of any older version to the current one. */
export function migrateContent(content: RawContent, migrations: readonly Migration[] = MIGRATIONS): Migrated {
  const version = declaredVersion(content);
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return { state: 'invalid' };
  if (version > currentVersion(migrations)) return { state: 'newer', version };
  const lifted = migrations
    .filter(({ from }) => from >= version)
    .reduce((raw, { migrate }) => migrate(raw), content);
  return { state: 'current', content: lifted };
}
