import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { inTime } from '../in-time.ts';

/** Less than Prometheus waits for all of them. */
const READ_TIMEOUT_MS = 3_000;
/** From a lookup by key to the longest a request may take. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** From a cached section to the limit of a document. */
const RENDER_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 6, 12, 20, 60];
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 90];
/** From the network's delay to the three days for which the provider goes on trying. */
const LAG_SECONDS = [1, 2, 5, 10, 30, 60, 300, 900, 3_600, 21_600, 86_400, 259_200];

/** What is measured of this process, and what of the whole is read at each scrape (`watch`). */
export interface Metrics {
  /** In Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
  readonly names: () => readonly string[];
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly requestsInWork: Gauge;
  /** In a process, without the wait for one. */
  readonly renders: Histogram<'pool' | 'kind' | 'template' | 'outcome'>;
  readonly renderWaits: Histogram<'pool' | 'kind'>;
  readonly rendererEnds: Counter<'pool' | 'reason'>;
  /** Of what may be used in a day: renderers in tenths of a second, pictures in megapixels, look-ups of addresses. */
  readonly budgetUsed: Counter<'budget'>;
  readonly budgetRefused: Counter<'budget'>;
  readonly budgetMost: Gauge<'budget'>;
  readonly jobs: Histogram<'queue' | 'outcome'>;
  /** From an event at the payment provider to its arrival here. */
  readonly webhookLag: Histogram<'type'>;
  /** A value that is asked for each time. */
  watch<Label extends string>(gauge: WatchedGauge<Label>): void;
}

export interface WatchedGauge<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly Label[];
  read(): Promise<readonly Sample<Label>[]> | readonly Sample<Label>[];
}

export interface Sample<Label extends string> {
  readonly labels: Readonly<Record<Label, string>>;
  readonly value: number;
}

/** Each process, and each test, has its own registry. */
export function createMetrics({ withProcess = false }: { readonly withProcess?: boolean } = {}): Metrics {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const unread = new Counter({
    name: 'app_metrics_unread_total',
    help: 'Values that could not be found out when they were asked for',
    labelNames: ['metric'] as const,
    registers,
  });
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
    ...requestMetrics(registers),
    ...renderMetrics(registers),
    ...budgetMetrics(registers),
    ...jobMetrics(registers),
    watch: ({ read, name, help, labelNames }) => {
      new Gauge({
        ...{ name, help, registers },
        labelNames: [...labelNames],
        async collect() {
          // A database that does not answer hides its own figures, and no others.
          const samples = await inTime(READ_TIMEOUT_MS, read).catch(() => {
            unread.inc({ metric: name });
            return [];
          });
          this.reset();
          // A reset leaves a value without labels at 0, which is not what was found out.
          if (labelNames.length === 0) this.remove();
          for (const { labels, value } of samples) this.set({ ...labels }, value);
        },
      });
    },
  };
}

const requestMetrics = (registers: Registry[]) => ({
  requests: new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: REQUEST_SECONDS,
    registers,
  }),
  requestsInWork: new Gauge({
    name: 'http_requests_in_progress',
    help: 'Requests that have not been answered yet',
    registers,
  }),
});

const renderMetrics = (registers: Registry[]) => ({
  renders: new Histogram({
    name: 'app_render_duration_seconds',
    help: 'Time in a process, by what was made, its template and how it ended',
    labelNames: ['pool', 'kind', 'template', 'outcome'] as const,
    buckets: RENDER_SECONDS,
    registers,
  }),
  renderWaits: new Histogram({
    name: 'app_render_wait_seconds',
    help: 'Time in the queue for a process',
    labelNames: ['pool', 'kind'] as const,
    buckets: RENDER_SECONDS,
    registers,
  }),
  rendererEnds: new Counter({
    name: 'app_renderer_ends_total',
    help: 'Processes that ended unasked, by reason',
    labelNames: ['pool', 'reason'] as const,
    registers,
  }),
});

const budgetMetrics = (registers: Registry[]) => ({
  budgetUsed: new Counter({
    name: 'app_budget_used_total',
    help: 'What was used of what may be used in a day',
    labelNames: ['budget'] as const,
    registers,
  }),
  budgetRefused: new Counter({
    name: 'app_budget_refused_total',
    help: 'Refusals because what a customer, or all, may use in a day was used up',
    labelNames: ['budget'] as const,
    registers,
  }),
  budgetMost: new Gauge({
    name: 'app_budget_most',
    help: 'How much a customer, or all, may use in a day',
    labelNames: ['budget'] as const,
    registers,
  }),
});

const jobMetrics = (registers: Registry[]) => ({
  jobs: new Histogram({
    name: 'app_job_duration_seconds',
    help: 'Jobs this process did, by kind and outcome',
    labelNames: ['queue', 'outcome'] as const,
    buckets: JOB_SECONDS,
    registers,
  }),
  webhookLag: new Histogram({
    name: 'app_webhook_lag_seconds',
    help: 'From an event at the payment provider to its arrival',
    labelNames: ['type'] as const,
    buckets: LAG_SECONDS,
    registers,
  }),
});
