import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { isProbe } from '../telemetry/probes.ts';
import { customerOf } from './network-of.ts';

const RETRY_SECONDS = 2;
/** What a stream of events is sent as. */
export const EVENT_STREAM = 'text/event-stream';

/** Requests in hand at once. */
export interface WorkBounds {
  /** Browsers and proxies send the next one when the last is answered; what sends them all at once is no user. */
  readonly connection: number;
  /** An office behind one address, each of its pages with a dozen pictures to come. */
  readonly network: number;
  readonly process: number;
}

export const WORK_BOUNDS: WorkBounds = { connection: 16, network: 256, process: 1_024 };

interface InHand {
  readonly network: string;
  readonly connection: Set<InHand>;
  /** Not counted by the figure, which a probe may be asking for. */
  readonly isProbe: boolean;
  isAnswered: boolean;
}

/**
 * Bounds the requests in hand: of a connection (pipelining), of a network and of the process. One is in hand until its answer has
 * left, or its connection is closed and the work on it has ended: who goes away makes no room for more of the same.
 */
export function registerWorkBounds(
  app: FastifyInstance,
  { requestsInWork }: Pick<Metrics, 'requestsInWork'>,
  bounds: WorkBounds = WORK_BOUNDS,
): void {
  const connections = new WeakMap<Socket, Set<InHand>>();
  const all = new WeakMap<FastifyRequest, InHand>();
  const ofNetwork = new Map<string, number>();
  let total = 0;

  const change = ({ network, isProbe }: InHand, by: 1 | -1) => {
    total += by;
    if (!isProbe) requestsInWork.inc(by);
    const left = (ofNetwork.get(network) ?? 0) + by;
    if (left === 0) ofNetwork.delete(network);
    else ofNetwork.set(network, left);
  };
  const leave = (one: InHand) => {
    if (one.connection.delete(one)) change(one, -1);
  };
  const connectionOf = (socket: Socket): Set<InHand> => {
    const known = connections.get(socket);
    if (known !== undefined) return known;
    const connection = new Set<InHand>();
    connections.set(socket, connection);
    socket.once('close', () => {
      for (const one of connection) if (one.isAnswered) leave(one);
    });
    return connection;
  };

  app.addHook('onRequest', (request, reply, done) => {
    const connection = connectionOf(request.raw.socket);
    const network = customerOf(request.ip);
    const isTooMuch = connection.size >= bounds.connection || (ofNetwork.get(network) ?? 0) >= bounds.network;
    if (isTooMuch || total >= bounds.process) {
      // What was sent behind it is not answered one by one.
      reply.header('connection', 'close');
      done(new ApiError(isTooMuch ? 'too_many_requests' : 'server_busy', { retryAfter: RETRY_SECONDS }));
      return;
    }
    const one = { network, connection, isProbe: isProbe(request), isAnswered: false };
    connection.add(one);
    all.set(request, one);
    change(one, 1);
    done();
  });
  app.addHook('onSend', async (request, reply) => {
    const one = all.get(request);
    if (one === undefined) return;
    one.isAnswered = true;
    // A stream of events stays open for hours without any work.
    if (request.raw.socket.destroyed || reply.getHeader('content-type') === EVENT_STREAM) leave(one);
  });
  app.addHook('onResponse', async (request) => {
    const one = all.get(request);
    if (one !== undefined) leave(one);
  });
}
