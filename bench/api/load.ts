import autocannon from 'autocannon';

export interface Figures {
  readonly perSecond: number;
  /** Answers in all. */
  readonly answers: number;
  /** Milliseconds. */
  readonly p99: number;
}

export interface Load {
  readonly url: string;
  readonly request: autocannon.Request;
  readonly connections: number;
  readonly seconds: number;
}

/** Loads an address for a while; every answer must be a success. A machine with much else to do may give none in time. */
export async function load({ url, request, connections, seconds }: Load): Promise<Figures> {
  const result = await autocannon({ url, connections, duration: seconds, requests: [request] });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`);
  const answers = result['2xx'];
  return { perSecond: answers / result.duration, answers, p99: result.latency.p99 };
}

/** Waits for one answer: what came before it and was cut is then done too, and is no burden on what is measured next. */
export async function drain(
  url: string,
  { path = '', method, headers, body }: autocannon.Request,
): Promise<void> {
  const answer = await fetch(`${url}${path}`, {
    ...(method && { method }),
    headers: new Headers(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)])),
    ...(body !== undefined && { body: String(body) }),
  });
  await answer.arrayBuffer();
}

/** The round whose throughput is in the middle. */
export function median(figures: readonly Figures[]): Figures {
  const sorted = figures.toSorted((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}
