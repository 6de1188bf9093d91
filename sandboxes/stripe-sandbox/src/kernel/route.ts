import type { z } from 'zod';
import { readForm } from './form.ts';
import { expand, readParameters } from './parameters.ts';
import type { World } from './world.ts';

type Method = 'GET' | 'POST' | 'DELETE';

export interface Call<Parameters> {
  readonly world: World;
  /** The id in the path; empty where the path has none. */
  readonly id: string;
  readonly parameters: Parameters;
  /** The request came from a browser, with the publishable key and the client secret of one object. */
  readonly isClient: boolean;
}

/** What is left of a request once it is known to be allowed. */
export interface Asked {
  readonly world: World;
  readonly id: string;
  /** Query and body, form-encoded. */
  readonly form: string;
  readonly isClient: boolean;
}

export interface Route {
  readonly method: Method;
  /** `/v1/customers/:id` */
  readonly path: string;
  /** Browsers may call it with the publishable key and a client secret. */
  readonly isForClients: boolean;
  answer(asked: Asked): { readonly value: unknown; readonly expand: readonly string[] };
}

interface RouteOptions {
  readonly isForClients?: boolean;
}

/** A path with the parameters it takes (`expand` goes without saying) and what it does. */
export function route<Parameters>(
  method: Method,
  path: string,
  schema: z.ZodType<Parameters>,
  handle: (call: Call<Parameters>) => unknown,
  { isForClients = false }: RouteOptions = {},
): Route {
  return {
    method,
    path,
    isForClients,
    answer: ({ world, id, form, isClient }) => {
      const { expand: wanted, ...sent } = readForm(form);
      const paths = wanted === undefined ? [] : readParameters(expand, wanted);
      const parameters = readParameters(schema, sent);
      return { value: handle({ world, id, parameters, isClient }), expand: paths };
    },
  };
}
