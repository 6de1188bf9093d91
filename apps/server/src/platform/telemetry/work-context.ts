import { AsyncLocalStorage } from 'node:async_hooks';
import { isSpanContextValid, type Span, type SpanContext, TraceFlags } from '@opentelemetry/api';
import { z } from 'zod';

/** Who waits for something. */
export interface Caller {
  /** The customer's network: what all have together is shared out by it. */
  readonly network: string;
  /** Aborts when the caller has left; absent where several wait for the same. */
  readonly signal?: AbortSignal | undefined;
}

/** On whose behalf something is done: the request, or the job, that it began with, and its span. */
export interface WorkContext {
  /** Of the request; work that it caused, a document or a job, has the same one. */
  readonly requestId?: string | undefined;
  readonly jobId?: string | undefined;
  /** Of a request; absent in a job. */
  readonly caller?: Caller | undefined;
  /** The span in work, where traces are kept. */
  readonly span?: SpanContext | undefined;
  /** The same, if it is in this process. */
  readonly open?: Span | undefined;
}

/** What of it travels to another process: in a job's data, or in a renderer's task. */
export interface TravellingContext {
  readonly requestId?: string | undefined;
  /** W3C Trace Context. */
  readonly traceparent?: string | undefined;
}

export const travellingContextSchema: z.ZodType<TravellingContext> = z.object({
  requestId: z.string().optional(),
  traceparent: z.string().optional(),
});

const storage = new AsyncLocalStorage<WorkContext>();
const NONE: WorkContext = {};
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

export const currentContext = (): WorkContext => storage.getStore() ?? NONE;

export const inContext = <Result>(context: WorkContext, work: () => Result): Result =>
  storage.run(context, work);

/** Does what several callers wait for: it does not end with the one that was first. */
export const forSeveral = <Result>(work: () => Result): Result => {
  const { caller, ...context } = currentContext();
  return inContext({ ...context, ...(caller && { caller: { network: caller.network } }) }, work);
};

/** What a line of the log says of the context it is written in. */
export function loggedContext(): { requestId?: string; jobId?: string; traceId?: string } {
  const { requestId, jobId, span } = currentContext();
  return {
    ...(requestId !== undefined && { requestId }),
    ...(jobId !== undefined && { jobId }),
    ...(span !== undefined && { traceId: span.traceId }),
  };
}

/** Undefined where there is nothing to say. */
export function travelling(
  { requestId, span }: WorkContext = currentContext(),
): TravellingContext | undefined {
  if (requestId === undefined && span === undefined) return undefined;
  return { requestId, ...(span && { traceparent: traceparentOf(span) }) };
}

export const arrived = ({ requestId, traceparent }: TravellingContext): WorkContext => ({
  requestId,
  span: traceparent === undefined ? undefined : spanContextOf(traceparent),
});

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/** Undefined for what is no valid `traceparent`. */
export function spanContextOf(traceparent: string): SpanContext | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  const isSampled = (Number.parseInt(flags, 16) & TraceFlags.SAMPLED) !== 0;
  const context = {
    ...{ traceId, spanId, isRemote: true },
    traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
  };
  return isSpanContextValid(context) ? context : undefined;
}
