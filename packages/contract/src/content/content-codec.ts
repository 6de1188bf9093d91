import { isRecord } from '@trazo/plan/is-record';
import { planSchema } from '@trazo/plan/plan';
import type { PlanPath } from '@trazo/plan/plan-pictures';
import { themeSchema } from '@trazo/plan/theme/theme';
import { z } from 'zod';
import type { ErrorCode, Issue } from '../errors.ts';
import { Issues, locationAt } from './codec/context.ts';
import { at, mapping, object } from './codec/mapping.ts';
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
  if (text.length > CONTENT_LIMIT) {
    return failure('content_too_large', [{ path: '', message: `more than ${CONTENT_LIMIT} characters` }]);
  }
  const bounds = jsonBounds(text);
  if (bounds === 'too-deep') return failure('content_invalid', [{ path: '', message: 'nested too deeply' }]);
  if (bounds === 'too-many') return failure('content_too_large', [{ path: '', message: 'too many values' }]);
  const parsed = parseJson(text);
  if (parsed === undefined) return failure('content_not_json', []);
  if (!isRecord(parsed)) return failure('content_invalid', [{ path: '', message: 'expected an object' }]);
  const migrated = migrateContent(parsed);
  if (migrated.state === 'current') return readContent(migrated.content);
  return migrated.state === 'newer'
    ? failure('content_newer_version', [
        versionIssue(`version ${migrated.version}, known to ${currentVersion()}`),
      ])
    : failure('content_invalid', [versionIssue('expected a whole number from 1')]);
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

/** The same for what takes most of a document that is too long. */
export const lengthIssues = (paths: readonly PlanPath[]): readonly Issue[] =>
  issuesAt(paths, 'takes the most pages');

function issuesAt(paths: readonly PlanPath[], message: string): readonly Issue[] {
  const issues = new Issues();
  for (const path of paths) issues.add(locationAt(contentCodec.wirePath(['plan', ...path])), message);
  return issues.list;
}

const failure = (code: ErrorCode, issues: readonly Issue[]): DecodedContent => ({ ok: false, code, issues });

const versionIssue = (message: string): Issue => ({ path: 'ProfileData.schema_version', message });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
