import { planSchema } from '@trazo/plan/plan';
import type { PlanPath } from '@trazo/plan/plan-pictures';
import { themeSchema } from '@trazo/plan/theme/theme';
import { z } from 'zod';
import type { ErrorCode, Issue } from '../errors.ts';
import { Issues, locationAt } from './codec/context.ts';
import { at, mapping, object } from './codec/mapping.ts';
import { isRecord } from './codec/wire-object.ts';
import type { Content, DecodedContent } from './decoded-content.ts';
import { jsonBounds } from './json-bounds.ts';
import { CONTENT_LIMIT } from './limits.ts';
import { currentVersion, migrateContent } from './migrations.ts';
import { profileCodec } from './profile-codec.ts';
import { themeCodec } from './theme-codec.ts';

const contentCodec = object(
  mapping<Content>({ theme: at('TemplateConf', themeCodec), plan: at('ProfileData', profileCodec) }),
);

const contentSchema = z.strictObject({ plan: planSchema, theme: themeSchema });

/** The string of `business_plan_content`. */
export function encodeContent(content: Content): string {
  return JSON.stringify(contentCodec.encode(content, { language: content.theme.language }));
}

/**
 * Reads `business_plan_content`, of any schema version up to ours. Missing fields take their empty value; unknown fields,
 * wrong types and values the domain does not allow are issues, with the wire's path. Never throws.
 */
export function decodeContent(text: string): DecodedContent {
  return readText(text).decoded;
}

/** A content read from the wire that can tell whether it stood there as `encodeContent` writes it. */
export type ComparedContent =
  | (Extract<DecodedContent, { ok: true }> & { readonly isCanonical: () => boolean })
  | Extract<DecodedContent, { ok: false }>;

/** Reads like `decodeContent`, for who would otherwise write the content again only to see that nothing changed. */
export function decodeAndCompare(text: string): ComparedContent {
  const { decoded, parsed } = readText(text);
  if (!decoded.ok) return decoded;
  const { plan, theme } = decoded;
  const isCanonical = () =>
    contentCodec.matches({ plan, theme }, parsed, { language: theme.language }) &&
    // Blanks, escapes, other notations of a number, a name given twice.
    JSON.stringify(parsed) === text;
  return { ...decoded, isCanonical };
}

interface ReadText {
  readonly decoded: DecodedContent;
  /** The text's JSON; undefined where it was not read that far. */
  readonly parsed?: unknown;
}

function readText(text: string): ReadText {
  if (text.length > CONTENT_LIMIT) {
    return refusal('content_too_large', [{ path: '', message: `more than ${CONTENT_LIMIT} characters` }]);
  }
  const bounds = jsonBounds(text);
  if (bounds === 'too-deep') return refusal('content_invalid', [{ path: '', message: 'nested too deeply' }]);
  if (bounds === 'too-many') return refusal('content_too_large', [{ path: '', message: 'too many values' }]);
  const parsed = parseJson(text);
  if (parsed === undefined) return refusal('content_not_json', []);
  if (!isRecord(parsed)) return refusal('content_invalid', [{ path: '', message: 'expected an object' }]);
  const migrated = migrateContent(parsed);
  if (migrated.state === 'current') return { decoded: readContent(migrated.content), parsed };
  return migrated.state === 'newer'
    ? refusal('content_newer_version', [
        versionIssue(`version ${migrated.version}, known to ${currentVersion()}`),
      ])
    : refusal('content_invalid', [versionIssue('expected a whole number from 1')]);
}

/** Shape first, by the table of names; then the values, by the domain's own schema. */
function readContent(raw: unknown): DecodedContent {
  const issues = new Issues();
  const draft = contentCodec.decode(raw, undefined, issues);
  if (issues.code !== undefined) return failure(issues.code, issues.list);
  const checked = contentSchema.safeParse(draft);
  if (checked.success) return { ok: true, ...checked.data };
  for (const { path, message, code } of checked.error.issues) {
    issues.add(
      locationAt(contentCodec.wirePath(path)),
      message,
      code === 'too_big' ? 'limit_exceeded' : 'content_invalid',
    );
  }
  return failure(issues.code ?? 'content_invalid', issues.list);
}

/** What is wrong with a content whose pictures at these paths of the plan turned out not to be any. */
export const pictureIssues = (paths: readonly PlanPath[]): readonly Issue[] =>
  issuesAt(paths, 'the picture cannot be decoded');

/** The same for texts that cannot be typeset. */
export const textIssues = (paths: readonly PlanPath[]): readonly Issue[] =>
  issuesAt(paths, 'the text cannot be typeset');

function issuesAt(paths: readonly PlanPath[], message: string): readonly Issue[] {
  const issues = new Issues();
  for (const path of paths) issues.add(locationAt(contentCodec.wirePath(['plan', ...path])), message);
  return issues.list;
}

const failure = (code: ErrorCode, issues: readonly Issue[]): DecodedContent => ({ ok: false, code, issues });

const refusal = (code: ErrorCode, issues: readonly Issue[]): ReadText => ({ decoded: failure(code, issues) });

const versionIssue = (message: string): Issue => ({ path: 'ProfileData.schema_version', message });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
