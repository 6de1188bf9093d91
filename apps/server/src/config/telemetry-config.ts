import type { Environment } from './variables.ts';

/** Where figures are asked for; nowhere without a port or a token. */
export interface MetricsConfig {
  readonly port: number | undefined;
  readonly token: string | undefined;
}

export interface TracingConfig {
  readonly endpoint: string;
  readonly serviceName: string;
  readonly percent: number;
}

export interface ErrorReportsConfig {
  readonly endpoint: string;
  readonly serviceName: string;
}

export const metricsOf = (read: Environment): MetricsConfig => ({
  port: read.METRICS_PORT,
  token: read.METRICS_TOKEN,
});

/** Undefined without a collector. */
export const tracingOf = (read: Environment): TracingConfig | undefined =>
  read.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT,
        serviceName: read.OTEL_SERVICE_NAME,
        percent: read.TRACES_PERCENT,
      };

/** Undefined where errors stay in the log. */
export const errorReportsOf = (read: Environment): ErrorReportsConfig | undefined =>
  read.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT === undefined
    ? undefined
    : { endpoint: read.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT, serviceName: read.OTEL_SERVICE_NAME };
