import type { Metrics } from '../telemetry/metrics.ts';
import type { PoolSettings } from './renderer-pool.ts';

const MILLISECONDS = 1_000;

/** What a pool's tasks take, by kind and label. */
export const observePool = (
  pool: string,
  { renders, renderWaits }: Metrics,
): Required<Pick<PoolSettings, 'onTaskEnd'>> => ({
  onTaskEnd: ({ kind, label = '', outcome, waitedMs, tookMs }) => {
    renders.observe({ pool, kind, template: label, outcome }, tookMs / MILLISECONDS);
    renderWaits.observe({ pool, kind }, waitedMs / MILLISECONDS);
  },
});
