import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

/** A workbook of Office Open XML. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A text document of Office Open XML. */
export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What a route answers with. Several kinds mean that the request's `Accept` decides; the first is the default. */
export type RouteResponse =
  | { readonly mediaType: 'application/json'; readonly schema: z.ZodType; readonly description: string }
  | {
      readonly mediaType:
        | 'application/pdf'
        | 'application/zip'
        | 'application/x-trazo-delta'
        | 'font/sfnt'
        | 'image/webp'
        | 'text/event-stream'
        | typeof DOCX_TYPE
        | typeof XLSX_TYPE;
      readonly description: string;
    };

/** One call of the API, as data: the server routes by it, the client calls by it, OpenAPI describes it. */
export interface Route {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters are written `:name`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** Who may call it: signed-in users only, or every client where absent. */
  readonly access?: 'account';
  /** Every client may call it; a signed-in user gets more. */
  readonly knowsAccounts?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** Bytes of the body; the server's default where absent. */
  readonly bodyLimit?: number;
  /** 200 where absent. */
  readonly successStatus?: 200 | 201;
  readonly responses: readonly [RouteResponse, ...RouteResponse[]];
  /** What can go wrong beside the errors every route has (`internal`, `not_ready`, `payload_invalid`, `too_many_requests`). */
  readonly errors: readonly ErrorCode[];
}

/** A call anybody may make. */
export type OpenRoute = Route & { readonly access?: undefined };

/** A call only an account may make; it can also answer `not_signed_in`. */
export type AccountRoute = Route & { readonly access: 'account' };

/** Keeps the literal types of a route. */
export const defineRoute = <const Described extends Route>(route: Described): Described => route;

/** An answer in JSON. */
export const jsonAnswer = <const Schema extends z.ZodType>(description: string, schema: Schema) =>
  ({ mediaType: 'application/json', schema, description }) as const;

type SchemaOf<
  Described extends Route,
  Part extends 'params' | 'query' | 'body',
> = Described[Part] extends z.ZodType ? Described[Part] : never;

/** What a client sends as the body. */
export type RequestBody<Described extends Route> = z.input<SchemaOf<Described, 'body'>>;

/** What the server gets of the body once parsed. */
export type ParsedBody<Described extends Route> = z.output<SchemaOf<Described, 'body'>>;

/** The parameters of the address, parsed. */
export type ParsedParams<Described extends Route> = z.output<SchemaOf<Described, 'params'>>;

/** The query, parsed. */
export type ParsedQuery<Described extends Route> = z.output<SchemaOf<Described, 'query'>>;

type OutputOf<Response> = Response extends { readonly schema: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never;

/** The JSON a route answers with; never where it only answers with files. */
export type ResponseBody<Described extends Route> = OutputOf<Described['responses'][number]>;

type Parameter = string | number | undefined;

/** A route's address with its parameters filled in (percent-encoded) and its query appended. */
export function routeUrl(
  { path }: Pick<Route, 'path'>,
  { params = {}, query = {} }: { params?: Record<string, Parameter>; query?: Record<string, Parameter> } = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`${path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}
