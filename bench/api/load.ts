import autocannon from 'autocannon';

export interface Figures {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

export interface Load {
  readonly url: string;
  readonly request: autocannon.Request;
  readonly connections: number;
  readonly seconds: number;
}

/** Loads an address for a while; every answer must be a success. */
export async function load({ url, request, connections, seconds }: Load): Promise<Figures> {
  const result = await autocannon({ url, connections, duration: seconds, requests: [request] });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || result['2xx'] === 0) {
    throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`);
  }
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 };
}

/** The round whose throughput is in the middle. */
export function median(figures: readonly Figures[]): Figures {
  const sorted = figures.toSorted((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}
