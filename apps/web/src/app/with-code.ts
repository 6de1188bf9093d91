import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { RouteNode } from './routes.ts';

/** What a file in `routes/` exports. */
export interface RouteCode extends Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'handle'> {
  readonly default: ComponentType;
}

/** What the router takes of it. */
export const routeOf = ({ default: Component, ...rest }: RouteCode) => ({ Component, ...rest });

/** The router's routes: `codeOf` gives the code of a route by its id, or how it is fetched. */
export const withCode = (
  nodes: readonly RouteNode[],
  codeOf: (id: string) => Pick<RouteObject, 'lazy'> | ReturnType<typeof routeOf>,
): RouteObject[] =>
  nodes.map(({ id, path, index, children }) =>
    index === true
      ? { id, index, ...codeOf(id) }
      : {
          id,
          ...(path !== undefined && { path }),
          ...(children !== undefined && { children: withCode(children, codeOf) }),
          ...codeOf(id),
        },
  );
