import { assume } from '../assumption.ts';
import type { BuildStep } from '../build-step.ts';

const FILES = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/](routeModules|routes)\.js$/;

/** What the router says where, and what it says instead. */
const CHANGES: Readonly<Record<string, readonly (readonly [from: RegExp, to: string])[]>> = {
  routeModules: [
    [
      /console\.error\(`Error loading route module[^;]*;\s*console\.error\(error\);[\s\S]*window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
      'throw error;',
    ],
  ],
  routes: [
    [
      /loadRouteModuleWithBlockingLinks\(route, routeModulesCache\)/,
      'window.fetchRouteCode(() => loadRouteModuleWithBlockingLinks(route, routeModulesCache))',
    ],
    [
      /await import\(\s*(?:\/\*[^*]*\*\/\s*)*route\.clientLoaderModule\s*\)/,
      'await window.fetchRouteCode(() => import(/* @vite-ignore */ route.clientLoaderModule))',
    ],
    [
      /(\{)(\s*import\(\s*(?:\/\*[^*]*\*\/\s*)*modulePath\s*\));/,
      // Fetched ahead only: what is missing is missed again, and seen to, where it is needed.
      '$1$2.catch(() => undefined);',
    ],
  ],
};

/**
 * The code of a route is fetched under our own rule (shared/missing-code), and its failure is an error of the route.
 *
 * Why: the router reloads the page whenever a route's code cannot be fetched, without end when it stays away or fails while it
 * is run, and waits for it without limit; no setting changes that.
 *
 * Assumes: the router fetches the code of its routes in two files, in these four places.
 */
export const routeCode: BuildStep = {
  name: 'route-code',
  kind: 'correctness',
  plugin() {
    const changed = new Set<string>();
    return {
      name: 'route-code',
      apply: 'build',
      transform: {
        filter: { id: FILES },
        handler(code, id) {
          const [, name = ''] = FILES.exec(id) ?? [];
          changed.add(name);
          return withChanges(code, CHANGES[name] ?? []);
        },
      },
      buildEnd(error) {
        if (error === undefined && this.environment.name === 'client')
          assume(
            changed.size === 2,
            'the router fetches the code of its routes in routeModules.js and routes.js',
          );
      },
    };
  },
};

/** Throws when one of the changes finds nothing to change. */
function withChanges(code: string, changes: readonly (readonly [from: RegExp, to: string])[]): string {
  return changes.reduce((text, [from, to]) => {
    assume(from.test(text), `the router fetches the code of its routes by ${from}`);
    return text.replace(from, to);
  }, code);
}
