import { errorResponseSchema } from '@trazo/contract/errors';

/** What happened in one phase. */
export interface PhaseFigures {
  readonly name: string;
  readonly requests: number;
  /** Requests that got no answer, or one that says the server cannot, by kind and status (0 without an answer). */
  readonly failed: ReadonlyMap<string, number>;
  /** What a user notices: a read that fails, or a save that does for more than ten seconds. */
  readonly seen: ReadonlyMap<string, number>;
  /** Seconds from the fault to the last failed request; 0 without one. */
  readonly recoveredAfter: number;
  /** Milliseconds of what came through. */
  readonly median: number;
  readonly p99: number;
  /** Milliseconds of what came through, by kind. */
  readonly medians: ReadonlyMap<string, number>;
}

/** Counts by phase. */
export interface Tally {
  phase(name: string): void;
  /** One request of a kind that is not repeated: its failure is seen. */
  time(kind: string, ask: () => Promise<Response>): Promise<void>;
  /** One request of a kind that is repeated, until its answer is whole; undefined where there was no answer. */
  attempt(kind: string, ask: () => Promise<Response>): Promise<Response | undefined>;
  done(kind: string, milliseconds: number): void;
  seen(kind: string, status: number): void;
  figures(): readonly PhaseFigures[];
}

interface Phase {
  readonly name: string;
  readonly began: number;
  requests: number;
  readonly failed: Map<string, number>;
  readonly seen: Map<string, number>;
  lastFailure: number;
  readonly times: { readonly kind: string; readonly took: number }[];
}

/** The server's own word for it; the balancer has none. */
async function codeOf(answer: Response | undefined): Promise<string> {
  const body = await answer
    ?.clone()
    .json()
    .catch(() => undefined);
  const { data } = errorResponseSchema.safeParse(body);
  return data === undefined ? '' : ` ${data.error}`;
}

const isFailure = (status: number): boolean => status === 0 || status >= 500 || status === 429;

export function createTally(): Tally {
  const phases: Phase[] = [];
  const begin = (name: string): Phase => {
    const began = performance.now();
    return { name, began, requests: 0, failed: new Map(), seen: new Map(), lastFailure: began, times: [] };
  };
  let now = begin('before');
  phases.push(now);
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  const attempt: Tally['attempt'] = async (kind, ask) => {
    const phase = now;
    phase.requests += 1;
    const answer = await ask().catch(() => undefined);
    const status = answer?.status ?? 0;
    if (isFailure(status)) {
      count(phase.failed, `${kind} ${status}${await codeOf(answer)}`);
      phase.lastFailure = performance.now();
    }
    return answer;
  };
  return {
    phase: (name) => {
      now = begin(name);
      phases.push(now);
    },
    attempt,
    time: async (kind, ask) => {
      const phase = now;
      const began = performance.now();
      const answer = await attempt(kind, ask);
      const status = answer?.status ?? 0;
      if (isFailure(status)) count(phase.seen, `${kind} ${status}`);
      else phase.times.push({ kind, took: performance.now() - began });
    },
    done: (kind, took) => now.times.push({ kind, took }),
    seen: (kind, status) => count(now.seen, `${kind} ${status}`),
    figures: () => phases.map(figuresOf),
  };
}

function figuresOf({ name, began, requests, failed, seen, lastFailure, times }: Phase): PhaseFigures {
  const all = times.map(({ took }) => took);
  const kinds = Map.groupBy(times, ({ kind }) => kind);
  return {
    ...{ name, requests, failed, seen },
    recoveredAfter: (lastFailure - began) / 1_000,
    ...{ median: quantile(all, 0.5), p99: quantile(all, 0.99) },
    medians: new Map(
      [...kinds].map(([kind, ofKind]) => [
        kind,
        quantile(
          ofKind.map(({ took }) => took),
          0.5,
        ),
      ]),
    ),
  };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
