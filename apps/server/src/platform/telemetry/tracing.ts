import { trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

export interface TracingSettings {
  /** A collector that speaks OTLP over HTTP: `http://collector:4318`. */
  readonly endpoint: string;
  /** What of all requests is traced, in hundredths. */
  readonly percent: number;
  readonly serviceName: string;
  /** Milliseconds spans are gathered before they are sent. */
  readonly delayMs?: number;
}

/** Sends spans to a collector until the result is called. One that does not answer costs spans, never requests. */
export function startTracing({
  endpoint,
  percent,
  serviceName,
  delayMs = 5_000,
}: TracingSettings): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(percent / 100) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: delayMs })],
  });
  trace.setGlobalTracerProvider(provider);
  return async () => {
    trace.disable();
    await provider.shutdown().catch(() => undefined);
  };
}
