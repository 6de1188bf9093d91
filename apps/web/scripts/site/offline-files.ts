import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuiltRoutes, readBuiltRoutes } from './built-routes.ts';

/** Beside all of the application, what opens without a network: what is at an address that leads nowhere. */
const PUBLIC_ROUTES = ['public-layout', 'not-found'];

/** Too large to be fetched in advance by all: typeset documents and accounts come from the server anyway. */
const LEFT_OUT = /^(?:pdf|password-strength)[\w.-]*$/;
/** The router's list of all routes: what it names is not needed for that. */
const ROUTE_LIST = /^manifest-[\w-]+\.js$/;

const NAMED = /["'](?:\/assets\/|\.\/|assets\/)([\w.-]+\.(?:js|css))["']/g;
const IN_STYLES = /url\(["']?\/assets\/([\w.-]+-latin-wght[\w.-]+\.woff2)["']?\)/g;

/** Every file these routes need, at once or after a click, by its address. */
export async function offlineFiles(client: string, page: string): Promise<string[]> {
  const read = (name: string) => readFile(path.join(client, 'assets', name), 'utf8');
  const named = namesIn(page);
  const found = new Set<string>();
  const waiting = [...named, ...filesOf(await readBuiltRoutes(client))];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name) || LEFT_OUT.test(name)) continue;
    found.add(name);
    if (!name.endsWith('.woff2') && !ROUTE_LIST.test(name)) waiting.push(...namesIn(await read(name)));
  }
  return [...found].toSorted().map((name) => `/assets/${name}`);
}

const filesOf = (routes: BuiltRoutes): string[] =>
  Object.values(routes)
    .filter((route) => isOfApplication(routes, route) || PUBLIC_ROUTES.some((name) => isNamed(route, name)))
    .flatMap(({ module, imports, css }) => [module, ...imports, ...css])
    .map((address) => path.posix.basename(address).replace('#', ''));

const isNamed = ({ id }: BuiltRoutes[string], name: string): boolean => id.endsWith(`routes/${name}`);

/** All of its pages, for one whose code is missing is loaded again and again by the router. */
function isOfApplication(routes: BuiltRoutes, route: BuiltRoutes[string]): boolean {
  const parent = routes[route.parentId ?? ''];
  return isNamed(route, 'app-shell') || (parent !== undefined && isOfApplication(routes, parent));
}

const namesIn = (text: string): string[] =>
  [NAMED, IN_STYLES].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
