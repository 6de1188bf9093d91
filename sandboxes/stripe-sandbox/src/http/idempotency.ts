import { createHash } from 'node:crypto';
import { ApiError } from '../kernel/api-error.ts';
import { DAY } from '../kernel/calendar.ts';
import type { World } from '../kernel/world.ts';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

interface Keyed {
  readonly key: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** Refused before anything was done: the key is still free. */
const NOTHING_DONE: ReadonlySet<string> = new Set([
  'parameter_unknown',
  'parameter_missing',
  'parameter_invalid_integer',
  'parameter_invalid_empty',
]);

/** The same key and request get the same answer, for a day; another request under it is refused. */
export function onceByKey(
  world: World,
  { key, method, path, body }: Keyed,
  work: () => Answer & { readonly code?: string | undefined },
): Answer & { readonly isReplayed: boolean } {
  if (key === undefined || method !== 'POST') return { ...work(), isReplayed: false };
  const fingerprint = fingerprintOf({ method, path, body });
  const known = world.store.answers.get(key);
  if (known !== undefined && known.at > world.now() - DAY) {
    if (known.fingerprint === fingerprint)
      return { status: known.status, body: known.body, isReplayed: true };
    throw new ApiError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  const answer = work();
  if (!NOTHING_DONE.has(answer.code ?? '')) {
    keepAnswer(world, { key, method, path, body }, answer);
  }
  return { ...answer, isReplayed: false };
}

/** What the same request under the same key is answered from now on: Stripe repeats its own failures, too. */
export function keepAnswer(world: World, { key, ...request }: Keyed, { status, body }: Answer): void {
  if (key === undefined) return;
  world.store.answers.set(key, { fingerprint: fingerprintOf(request), status, body, at: world.now() });
}

const fingerprintOf = ({ method, path, body }: Omit<Keyed, 'key'>): string =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
