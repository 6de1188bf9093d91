import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/**
 * Any test of the API fails over an answer that the contract, and with it OpenAPI, does not describe: an error code the
 * route does not list, another success status or media type, a JSON body its schema refuses (a column too many).
 */
export function refuseUndeclaredAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async ({ routeOptions: { schema } }, reply, payload) => {
    if (schema?.operationId === undefined) return;
    const declared = z.record(z.string(), declaredSchema).parse(schema.response)[reply.statusCode];
    const mismatch = reply.statusCode < 300 ? success(declared, reply, payload) : failure(declared, payload);
    if (mismatch !== undefined)
      throw new Error(`${schema.operationId} answers ${mismatch}, which it does not declare`);
  });
}

const errorSchema = z.looseObject({ error: z.string() });
const declaredSchema = z.looseObject({
  description: z.string(),
  content: z.record(z.string(), z.object({ schema: z.instanceof(z.ZodType) })),
});
type Declared = z.output<typeof declaredSchema> | undefined;

interface Sent {
  readonly statusCode: number;
  getHeader(name: string): unknown;
}

function success(declared: Declared, sent: Sent, payload: unknown): string | undefined {
  if (declared === undefined) return `status ${sent.statusCode}`;
  const [mediaType = ''] = String(sent.getHeader('content-type')).split(';');
  const schema = declared.content[mediaType]?.schema;
  if (schema === undefined) return mediaType;
  if (mediaType !== 'application/json' || typeof payload !== 'string') return undefined;
  const { error } = schema.safeParse(JSON.parse(payload));
  return error && z.prettifyError(error);
}

function failure(declared: Declared, payload: unknown): string | undefined {
  // Not modified: no body.
  if (typeof payload !== 'string' || payload === '') return undefined;
  const { error } = errorSchema.parse(JSON.parse(payload));
  return declared?.description.includes(`\`${error}\``) === true ? undefined : error;
}
