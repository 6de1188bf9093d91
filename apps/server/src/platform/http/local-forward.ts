import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Headers of one connection, and those our own answer sets. */
const NOT_PASSED_ON: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

/** A sandbox on this machine that stands in for a provider's server. */
export interface LocalAddress {
  readonly host: string;
  readonly port: number;
  readonly protocol: 'http' | 'https';
}

export interface LocalForward extends LocalAddress {
  /** The beginning of the addresses that lead there. */
  readonly prefix: string;
  /** Refuses who may not ask. */
  readonly onRequest: (request: FastifyRequest) => Promise<void>;
}

/**
 * The browser reaches a stand-in as it would reach what it stands in for, but under our own origin. Only where stand-ins run,
 * which is never in production.
 */
export async function localForward(app: FastifyInstance, forward: LocalForward): Promise<void> {
  const { host, port, protocol, prefix, onRequest } = forward;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    scope.route({
      method: ['GET', 'POST'],
      url: `${prefix}/*`,
      schema: { hide: true },
      onRequest,
      handler: async ({ method, url, headers, body }, reply) => {
        const contentType = headers['content-type'];
        const answer = await fetch(`${protocol}://${host}:${port}${url.slice(prefix.length)}`, {
          method,
          redirect: 'manual',
          headers: {
            ...(contentType !== undefined && { 'content-type': contentType }),
            ...(headers.authorization !== undefined && { authorization: headers.authorization }),
          },
          ...(Buffer.isBuffer(body) && { body: new Uint8Array(body) }),
        });
        for (const [name, value] of answer.headers) {
          if (!NOT_PASSED_ON.has(name)) reply.header(name, value);
        }
        return reply.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
      },
    });
  });
}
