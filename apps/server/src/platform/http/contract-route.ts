import type {
  OpenRoute,
  ParsedBody,
  ParsedParams,
  ParsedQuery,
  ResponseBody,
  Route,
  RouteResponse,
} from '@trazo/contract/api/route';
import { type ErrorCode, errorResponseSchema, statusOf } from '@trazo/contract/errors';
import type {
  FastifyContextConfig,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  HTTPMethods,
  RouteOptions,
} from 'fastify';
import { z } from 'zod';
import type { perMinute } from '../limits/rate-limit.ts';
import type { PROBE } from '../telemetry/probes.ts';

/** What any route may answer besides its own errors. */
const COMMON_ERRORS: readonly ErrorCode[] = [
  'payload_invalid',
  'too_many_requests',
  'daily_limit',
  'not_ready',
  'server_busy',
  'server_storage_full',
  'internal',
];

/** What any route that can be sent something may answer, also where it takes no body. */
const SENT_ERRORS: readonly ErrorCode[] = ['payload_not_json', 'payload_too_large', 'media_type_unsupported'];

/** What any route that needs an account may answer as well. */
const ACCOUNT_ERRORS: readonly ErrorCode[] = ['not_signed_in'];

/** The name of the security scheme in OpenAPI. */
export const BEARER = 'bearer';

interface DescribedRoute {
  readonly method: HTTPMethods;
  readonly url: string;
  readonly bodyLimit?: number;
  readonly schema: FastifySchema;
}

/** A limit of `perMinute`, or `PROBE`. */
export type Limit = Readonly<ReturnType<typeof perMinute>> | typeof PROBE;

/** A route anybody may call, as Fastify wants it; one that needs an account is made by `accountRoute`. */
export const contractRoute = (
  route: OpenRoute,
  config: Limit,
): DescribedRoute & { config: FastifyContextConfig } => ({
  ...describeRoute(route),
  config,
});

/** What else a route may set. */
export type RouteSettings = Partial<Pick<RouteOptions, 'config' | 'preParsing' | 'preHandler' | 'onSend'>>;

/** What anybody may call has a limit. */
interface OpenRouteSettings extends RouteSettings {
  readonly config: Limit;
}

/** A request with its parts as the contract's schemas parsed them. */
export interface Call<Described extends Route> {
  readonly body: ParsedBody<Described>;
  readonly params: ParsedParams<Described>;
  readonly query: ParsedQuery<Described>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The JSON of the contract, or the reply itself where a file was sent. */
export type Answer<Described extends Route> = ResponseBody<Described> | FastifyReply;

/** A route anybody may call, with its limit, and a handler that gets parsed parts and must answer what the contract says. */
export function openRoute<const Described extends OpenRoute>(
  route: Described,
  {
    handler,
    ...settings
  }: OpenRouteSettings & {
    handler(call: Call<Described>): Promise<Answer<Described>>;
  },
): RouteOptions {
  return {
    ...describeRoute(route),
    ...settings,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      return handler(callOf(route, request, reply));
    },
  };
}

/** The validator has replaced each part by what its schema made of it. */
export function callOf<Described extends Route>(
  { successStatus = 200 }: Described,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<Described> {
  reply.status(successStatus);
  return {
    body: request.body as ParsedBody<Described>,
    params: request.params as ParsedParams<Described>,
    query: request.query as ParsedQuery<Described>,
    request,
    reply,
  };
}

/** Checked by the route's schemas, described for OpenAPI. */
export function describeRoute({
  id,
  access,
  knowsAccounts,
  method,
  path,
  summary,
  params,
  query,
  body,
  bodyLimit,
  successStatus = 200,
  responses,
  errors,
}: Route): DescribedRoute {
  return {
    method,
    url: path,
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: {
      operationId: id,
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...((access ?? knowsAccounts) && { security: [...(access ? [] : [{}]), { [BEARER]: [] }] }),
      response: {
        [successStatus]: successOf(responses),
        ...failuresOf([
          ...errors,
          ...COMMON_ERRORS,
          ...(method === 'GET' ? [] : SENT_ERRORS),
          ...(access ? ACCOUNT_ERRORS : []),
        ]),
      },
    },
  };
}

const BYTES = z.string().meta({ format: 'binary' });

function successOf(responses: readonly RouteResponse[]) {
  const content = responses.map((response) => [
    response.mediaType,
    { schema: 'schema' in response ? response.schema : BYTES },
  ]);
  return {
    description: responses.map(({ description }) => description).join('; '),
    content: Object.fromEntries(content),
  };
}

function failuresOf(codes: readonly ErrorCode[]) {
  const byStatus = Map.groupBy(new Set(codes), statusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      {
        description: same.map((code) => `\`${code}\``).join(', '),
        content: { 'application/json': { schema: errorResponseSchema } },
      },
    ]),
  );
}
