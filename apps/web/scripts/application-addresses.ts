/** What is asked of a route the router has built. */
export interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
}

const APPLICATION = 'routes/app-shell';

/** The addresses of the application, such as `/shared/:token`: the server knows by them what is a page and what is not. */
export function applicationAddresses(routes: Readonly<Record<string, BuiltRoute>>): string[] {
  const all = Object.values(routes);
  const parents = new Set(all.map(({ parentId }) => parentId));
  return all
    .filter((route) => !parents.has(route.id))
    .map((route) => lineOf(route, routes))
    .filter((line) => line.some(({ id }) => id.endsWith(APPLICATION)))
    .map((line) => `/${line.flatMap(({ path = '' }) => (path === '' ? [] : path)).join('/')}`)
    .toSorted();
}

/** A route below those it stands in. */
function lineOf(route: BuiltRoute, routes: Readonly<Record<string, BuiltRoute>>): BuiltRoute[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent === undefined ? [route] : [...lineOf(parent, routes), route];
}
