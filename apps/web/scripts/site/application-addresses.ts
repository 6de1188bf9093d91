/** What is asked of a route the router has built. */
export interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
}

const APPLICATION = 'routes/app-shell';

/** The addresses of the application, such as `/shared/:token`, and the routes each of them shows, outermost first. */
export function applicationRoutes<Route extends BuiltRoute>(
  routes: Readonly<Record<string, Route>>,
): ReadonlyMap<string, readonly Route[]> {
  const all = Object.values(routes);
  const parents = new Set(all.map(({ parentId }) => parentId));
  const lines = all
    .filter((route) => !parents.has(route.id))
    .map((route) => lineOf(route, routes))
    .filter((line) => line.some(({ id }) => id.endsWith(APPLICATION)))
    .flatMap((line) => addressesOf(line).map((address): [string, readonly Route[]] => [address, line]));
  return new Map(lines.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

/** A route with a part that may be left out has two addresses. */
function addressesOf(line: readonly BuiltRoute[]): string[] {
  const parts = line.flatMap(({ path = '' }) => (path === '' ? [] : path.split('/')));
  const without = parts.filter((part) => !part.endsWith('?'));
  const whole = parts.map((part) => part.replace(/\?$/, ''));
  return [...new Set([without, whole].map((each) => `/${each.join('/')}`))];
}

/** A route below those it stands in. */
function lineOf<Route extends BuiltRoute>(route: Route, routes: Readonly<Record<string, Route>>): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent === undefined ? [route] : [...lineOf(parent, routes), route];
}
