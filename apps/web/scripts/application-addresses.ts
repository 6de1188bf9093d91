import { APPLICATION_ROUTES, type RouteNode } from '../src/app/routes.ts';

/** A route below those it stands in, outermost first. */
type Line = readonly RouteNode[];

const linesBelow = (nodes: readonly RouteNode[], above: Line): Line[] =>
  nodes.flatMap((node) =>
    node.children === undefined ? [[...above, node]] : linesBelow(node.children, [...above, node]),
  );

/** A route with a part that may be left out has two addresses. */
function addressesOf(line: Line): string[] {
  const parts = line.flatMap(({ path = '' }) => (path === '' ? [] : path.split('/')));
  const without = parts.filter((part) => !part.endsWith('?'));
  const whole = parts.map((part) => part.replace(/\?$/, ''));
  return [...new Set([without, whole].map((each) => `/${each.join('/')}`))];
}

/** The addresses of the application, such as `/shared/:token`, and the routes each of them shows, outermost first. */
export const APPLICATION_ADDRESSES: ReadonlyMap<string, Line> = new Map(
  linesBelow(APPLICATION_ROUTES, [])
    .flatMap((line) => addressesOf(line).map((address): [string, Line] => [address, line]))
    .toSorted(([left], [right]) => (left < right ? -1 : 1)),
);
