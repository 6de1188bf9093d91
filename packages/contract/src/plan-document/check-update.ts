import * as Y from 'yjs';
import type { Issue } from '../errors.ts';

/** What is wrong with an update, or nothing. */
export type CheckedUpdate = { readonly ok: true } | ({ readonly ok: false } & Issue);

/** How much one update may bring. */
export interface UpdateLimits {
  readonly bytes: number;
  /** Values, deletions and runs of text. */
  readonly parts: number;
}

/** A change of a plan, and a plan that is new to the server. */
export const CHANGE_LIMITS: UpdateLimits = { bytes: 1_000_000, parts: 50_000 };
export const WHOLE_LIMITS: UpdateLimits = { bytes: 16_000_000, parts: 500_000 };

/** A client's edits are numbered; beyond this a number would no longer be exact, and its later edits would be dropped unseen. */
const CLOCK_LIMIT = 2 ** 31;

/** Looks at an update before it is applied: whether it can be read, and brings nothing but what plans are made of. */
export function checkUpdate(update: Uint8Array, limits = CHANGE_LIMITS): CheckedUpdate {
  if (update.length > limits.bytes) return refused(`more than ${limits.bytes} bytes`);
  const read = decoded(update);
  if (read === undefined) return refused('not an update');
  const { structs, ds } = read;
  const deletions = [...ds.clients.values()].flat();
  if (structs.length + deletions.length > limits.parts) return refused(`more than ${limits.parts} parts`);
  if (structs.some(({ id, length }) => !isClock(id.clock + length))) return refused('a clock out of bounds');
  if (deletions.some(({ clock, len }) => !isClock(clock + len))) return refused('a deletion out of bounds');
  if (!structs.every(isOfPlans)) return refused('a type that plans do not have');
  return { ok: true };
}

const refused = (message: string): CheckedUpdate => ({ ok: false, path: '', message });

const isClock = (clock: number): boolean => Number.isSafeInteger(clock) && clock >= 0 && clock < CLOCK_LIMIT;

function decoded(update: Uint8Array): ReturnType<typeof Y.decodeUpdate> | undefined {
  try {
    return Y.decodeUpdate(update);
  } catch {
    // Whatever bytes say that are no update, or nested too deeply to be read.
    return undefined;
  }
}

type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number];

/** Maps, texts and values; no other types, documents in documents or bytes. */
function isOfPlans(struct: Struct): boolean {
  if (!(struct instanceof Y.Item)) return true;
  const { content } = struct;
  if (content instanceof Y.ContentType) {
    return content.type.constructor === Y.Map || content.type.constructor === Y.Text;
  }
  return PLAIN.some((kind) => content instanceof kind);
}

const PLAIN = [Y.ContentAny, Y.ContentString, Y.ContentFormat, Y.ContentEmbed, Y.ContentDeleted];
