import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { customerOf } from '../limits/network-of.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { isProbe } from '../telemetry/probes.ts';
import { beginSpan, endSpan, SpanKind, within } from '../telemetry/spans.ts';
import { inContext, spanContextOf, type WorkContext } from '../telemetry/work-context.ts';
import { clientSignal } from './client-signal.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;
const MILLISECONDS = 1_000;

/**
 * The id of a request, as a proxy that is believed has named it: what its log says then stands beside ours. The name of one
 * that is not could be anything.
 */
export const requestIdFor =
  (trustsProxies: boolean) =>
  ({ headers }: { readonly headers: NodeJS.Dict<string | string[]> }): string => {
    const named = headers['x-request-id'];
    return trustsProxies && typeof named === 'string' && REQUEST_ID.test(named) ? named : randomUUID();
  };

/** Counts requests but probes, and does each in a context of its own: its id stands in every line of the log, its span above all others. */
export function registerRequestTelemetry(
  app: FastifyInstance,
  { metrics, trustsProxies }: { readonly metrics: Metrics; readonly trustsProxies: boolean },
): void {
  const inWork = new WeakMap<FastifyRequest, ReturnType<typeof begin>>();
  const begin = (request: FastifyRequest, reply: FastifyReply) => {
    const { traceparent } = request.headers;
    const isFollowed = trustsProxies && typeof traceparent === 'string';
    const outer: WorkContext = {
      requestId: request.id,
      caller: { network: customerOf(request.ip), signal: clientSignal(reply) },
      span: isFollowed ? spanContextOf(traceparent) : undefined,
    };
    const { method } = request;
    const name = `${method} ${routeOf(request)}`;
    const attributes = { 'http.request.method': method, 'http.route': routeOf(request) };
    const span = beginSpan(name, SpanKind.SERVER, attributes, outer);
    return { span, context: within(span, outer) };
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (isProbe(request)) {
      done();
      return;
    }
    const begun = begin(request, reply);
    inWork.set(request, begun);
    reply.header('x-request-id', request.id);
    inContext(begun.context, done);
  });
  // A body's end is an event of the connection, which knows no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const begun = inWork.get(request);
    if (begun === undefined) done();
    else inContext(begun.context, done);
  });
  const finish = (request: FastifyRequest, status: number, seconds: number) => {
    const begun = inWork.get(request);
    if (begun === undefined) return;
    inWork.delete(request);
    metrics.requests.observe(
      { method: request.method, route: routeOf(request), status: String(status) },
      seconds,
    );
    begun.span.setAttribute('http.response.status_code', status);
    endSpan(begun.span, status >= 500 ? { name: String(status) } : undefined);
  };
  app.addHook('onResponse', async (request, reply) =>
    finish(request, reply.statusCode, reply.elapsedTime / MILLISECONDS),
  );
}

/** One name for all pages and files of the front end: there are hundreds. */
function routeOf({ routeOptions }: FastifyRequest): string {
  const { url = '(none)' } = routeOptions;
  return /^\/(?:api|dev)\//.test(url) || url === '(none)' ? url : '(page or file)';
}
