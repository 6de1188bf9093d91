import { profileCodec } from '@trazo/contract/content/profile-codec';
import type { Issue } from '@trazo/contract/errors';
import type { Plan } from '@trazo/plan/plan';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import type { ApiError } from '../../shared/api/api-client.ts';

/** Where in the plan something is wrong. */
export interface FieldReference {
  readonly section: SectionId;
  /** Dotted path inside the section; empty for the section as a whole. */
  readonly field: string;
}

/** Why there is no new document. */
export interface PreviewError {
  readonly kind: 'offline' | 'busy' | 'content' | 'failed';
  /** Worded by the server or the client, in the interface's language. */
  readonly message: string;
  readonly fields: readonly FieldReference[];
  /** The next attempt comes by itself after so many milliseconds. */
  readonly retryIn: number | undefined;
}

/** Where the server does not say how long to wait. */
const PATIENCE = { offline: 6_000, busy: 3_000, earlier: 15_000 } as const;

const MOST_FIELDS = 3;

/** Answered by a gateway before the server, which restarts. */
const isGateway = ({ status, code }: ApiError): boolean => status >= 500 && code === undefined;

/** By a server of an earlier release than this page: the next one asked may be new. */
const isEarlier = ({ code }: ApiError): boolean => code === 'content_newer_version';

/** What a failed call means for the preview. */
export function previewErrorOf(failure: ApiError, plan: Plan): PreviewError {
  const { status, error: message, details } = failure;
  if (status === 0 || status === 408) {
    return { kind: 'offline', message, fields: [], retryIn: PATIENCE.offline };
  }
  if (status === 429 || status === 503 || isGateway(failure) || isEarlier(failure)) {
    const patience = isEarlier(failure) ? PATIENCE.earlier : PATIENCE.busy;
    return { kind: 'busy', message, fields: [], retryIn: failure.retryAfter ?? patience };
  }
  const isContent = status === 422 || status === 413 || status === 400;
  return {
    kind: isContent ? 'content' : 'failed',
    message,
    fields: fieldsOf(details, plan),
    retryIn: undefined,
  };
}

/** The fields of the form that the server's paths (`ProfileData.products.3.cost`) mean. */
export function fieldsOf(details: readonly Issue[], plan: Plan): FieldReference[] {
  const wanted = details.slice(0, MOST_FIELDS).map(({ path }) => path.replace(/^ProfileData\./, ''));
  const found = new Map<string, FieldReference>();
  for (const section of SECTION_IDS) {
    for (const path of leavesOf(plan[section])) {
      const wire = profileCodec.wirePath([section, ...path]).join('.');
      const meant = wanted.find((want) => want !== '' && (want === wire || wire.startsWith(`${want}.`)));
      if (meant !== undefined && !found.has(meant)) found.set(meant, { section, field: path.join('.') });
    }
  }
  return [...found.values()];
}

function* leavesOf(value: unknown, path: readonly (string | number)[] = []): Generator<(string | number)[]> {
  if (typeof value !== 'object' || value === null) {
    yield [...path];
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    yield* leavesOf(item, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
