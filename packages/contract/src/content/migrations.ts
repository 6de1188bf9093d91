import { isRecord } from '@trazo/plan/is-record';

/** A content as it was parsed, not yet checked. */
type RawContent = Readonly<Record<string, unknown>>;

/** Lifts a content from schema version `from` to the next one. Total: it must cope with missing and mistyped fields. */
export interface Migration {
  readonly from: number;
  readonly migrate: (content: RawContent) => RawContent;
}

/**
 * In order, without gaps, from version 1. Changing the wire's shape means adding one here, never editing one; where fields are
 * merely new it returns the content as it is, and servers of the release before say that they are too old for it.
 */
export const MIGRATIONS: readonly Migration[] = [
  // No release has written another version than the first.
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
