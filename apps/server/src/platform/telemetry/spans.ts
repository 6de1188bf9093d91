import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { currentContext, inContext, type WorkContext } from './work-context.ts';

const SCOPE = 'server';

export { SpanKind };

/** A span below the one in work; without a provider (`startTracing`) it records nothing. */
export function beginSpan(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  parent: WorkContext = currentContext(),
): Span {
  const above = parent.span === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent.span);
  return trace.getTracer(SCOPE).startSpan(name, { kind, attributes }, above);
}

/** The context inside a span. One that records nothing leaves it as it is. */
export const within = (span: Span, outer: WorkContext = currentContext()): WorkContext =>
  span.isRecording() ? { ...outer, span: span.spanContext(), open: span } : outer;

export const currentSpan = (): Span | undefined => currentContext().open;

/** Ends a span. Of a failure only its kind is said: its message may quote what a person wrote. */
export function endSpan(span: Span, error?: unknown): void {
  if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: kindOf(error) });
  span.end();
}

/** The work, and all it does, in a span of its own. */
export async function inSpan<Result>(
  name: string,
  { kind = SpanKind.INTERNAL, ...attributes }: Attributes & { readonly kind?: SpanKind },
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const span = beginSpan(name, kind, attributes);
  try {
    const result = await inContext(within(span), () => work(span));
    endSpan(span);
    return result;
  } catch (error) {
    endSpan(span, error);
    throw error;
  }
}

function kindOf(error: unknown): string {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return [name, code].filter((part) => typeof part === 'string').join(' ') || typeof error;
}
