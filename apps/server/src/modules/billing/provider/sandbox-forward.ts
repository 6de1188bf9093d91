import type { FastifyInstance } from 'fastify';
import type { ProviderSettings } from './stripe-client.ts';

/** Under our own origin. */
export const SANDBOX_PREFIX = '/dev/card-provider';
/** Headers of one connection, and those our own answer sets. */
const NOT_PASSED_ON: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

/**
 * The browser reaches the sandbox as it would reach Stripe, but under our own origin. Only where the sandbox runs, which is
 * never in production.
 */
export async function sandboxForward(
  app: FastifyInstance,
  { host, port, protocol }: NonNullable<ProviderSettings['address']>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    scope.route({
      method: ['GET', 'POST'],
      url: `${SANDBOX_PREFIX}/*`,
      schema: { hide: true },
      handler: async ({ method, url, headers, body }, reply) => {
        const contentType = headers['content-type'];
        const answer = await fetch(`${protocol}://${host}:${port}${url.slice(SANDBOX_PREFIX.length)}`, {
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
