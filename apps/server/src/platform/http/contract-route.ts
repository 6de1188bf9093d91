import type { Route, RouteResponse } from '@trazo/contract/api/route';
import { type ErrorCode, errorResponseSchema, statusOf } from '@trazo/contract/errors';
import type { FastifySchema, HTTPMethods } from 'fastify';
import { z } from 'zod';

/** What any route may answer besides its own errors. */
const COMMON_ERRORS: readonly ErrorCode[] = ['payload_invalid', 'too_many_requests', 'internal'];

interface DescribedRoute {
  readonly method: HTTPMethods;
  readonly url: string;
  readonly bodyLimit?: number;
  readonly schema: FastifySchema;
}

/** A route of the contract as Fastify wants it: checked by its schemas, described for OpenAPI. */
export function contractRoute({
  id,
  method,
  path,
  summary,
  params,
  query,
  body,
  bodyLimit,
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
      response: { 200: successOf(responses), ...failuresOf([...errors, ...COMMON_ERRORS]) },
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
