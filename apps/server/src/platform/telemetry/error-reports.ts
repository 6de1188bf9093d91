import { type AnyValue, SeverityNumber } from '@opentelemetry/api';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import type { DestinationStream } from 'pino';
import { z } from 'zod';

type Attributes = Record<string, AnyValue>;

export interface ErrorReportSettings {
  /** Where OTLP log records are taken, in full: `https://collector:4318/v1/logs`. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Milliseconds reports are gathered before they are sent. */
  readonly delayMs?: number;
}

export interface ErrorReports {
  /** Takes lines of the log, and sends those of errors. */
  readonly lines: DestinationStream;
  close(): Promise<void>;
}

const described = z.looseObject({
  type: z.string(),
  message: z.string(),
  stack: z.string().default(''),
});
const errorLine = z.looseObject({
  time: z.number(),
  msg: z.string().default(''),
  err: described.optional(),
  browserError: described.optional(),
});

/**
 * Sends the log's errors to a collector as OTLP log records with OpenTelemetry's exception attributes, until it is closed. They
 * are the log's own lines: what the log leaves out (log.ts) is in no report. A collector that does not answer costs reports, never
 * requests.
 */
export function startErrorReports({
  endpoint,
  serviceName,
  delayMs = 5_000,
}: ErrorReportSettings): ErrorReports {
  const provider = new LoggerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    processors: [
      new BatchLogRecordProcessor({
        exporter: new OTLPLogExporter({ url: endpoint }),
        scheduledDelayMillis: delayMs,
      }),
    ],
  });
  const logger = provider.getLogger('errors');
  return {
    lines: {
      write: (written) => {
        const { time, msg, err, browserError, ...rest } = errorLine.parse(JSON.parse(written));
        logger.emit({
          timestamp: time,
          severityNumber: SeverityNumber.ERROR,
          severityText: 'ERROR',
          body: msg,
          attributes: {
            ...namedIn(rest),
            ...namedIn(browserError ?? {}),
            ...exceptionOf(err ?? browserError),
          },
        });
      },
    },
    close: () => provider.shutdown().catch(() => undefined),
  };
}

/** What a line says beside its error: ids, counts, names of parts. */
const namedIn = (line: Readonly<Record<string, unknown>>): Attributes =>
  Object.fromEntries(
    Object.entries(line).flatMap(([name, value]) =>
      name !== 'stack' && (typeof value === 'string' || typeof value === 'number') ? [[name, value]] : [],
    ),
  );

/** OpenTelemetry's semantic conventions for exceptions. */
const exceptionOf = (error: z.infer<typeof described> | undefined): Attributes =>
  error === undefined
    ? {}
    : {
        'exception.type': error.type,
        'exception.message': error.message,
        'exception.stacktrace': error.stack,
      };
