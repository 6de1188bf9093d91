import { required } from './read-variables.ts';
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

export function metricsOf(read: Environment): MetricsConfig {
  const isReachable = read.ROLE !== 'worker' || read.HEALTH_PORT !== undefined;
  const port =
    read.METRICS_TOKEN === undefined || isReachable
      ? read.METRICS_PORT
      : required(
          read,
          'METRICS_PORT',
          'together with METRICS_TOKEN where ROLE is worker and HEALTH_PORT is not set',
        );
  return { port, token: read.METRICS_TOKEN };
}

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
