import path from 'node:path';
import { PUBLIC_ROUTES, type RouteNode } from '../src/app/routes.ts';
import { ENTRY, sourceOf } from './chunks.ts';

/** The bundler's module graph. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const ROOT = path.resolve(import.meta.dirname, '..');
/** The samples of all languages would else travel with the one that is asked for. */
const SAMPLES = /packages[\\/]samples[\\/]/;

/** What renders every page. */
const FRAMEWORK =
  /node_modules[\\/](?:react|react-dom|react-router|scheduler|i18next|react-i18next|use-sync-external-store)[\\/]/;
/** What nearly every page of the application needs some of. */
const CONTROLS =
  /node_modules[\\/](?:@mantine[\\/](?:core|hooks)|@floating-ui|react-hook-form|@hookform|clsx|@tanstack|zustand|zod)[\\/]/;

const sourcesOf = (nodes: readonly RouteNode[]): string[] =>
  nodes.flatMap((node) => [sourceOf(node), ...sourcesOf(node.children ?? [])]);

/** Modules that several pages share, when one of these files imports them at once, or they are of these libraries. */
function sharedWith(name: string, sources: readonly string[], priority: number, libraries?: RegExp) {
  const known = new WeakMap<Modules, ReadonlySet<string>>();
  return {
    name(id: string, modules: Modules) {
      const reached = known.get(modules) ?? reachedFrom(sources, modules);
      known.set(modules, reached);
      return (reached.has(id) || libraries?.test(id) === true) && !SAMPLES.test(id) ? name : null;
    },
    debugName: name,
    minShareCount: 2,
    priority,
  };
}

function reachedFrom(sources: readonly string[], modules: Modules): ReadonlySet<string> {
  const reached = new Set(sources.map((source) => path.join(ROOT, source)));
  // A set goes on with what is added to it while it is walked through.
  for (const id of reached)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

/**
 * Which modules travel together. Each file of its own costs a phone more than its bytes: a browser asks a server for six at once,
 * and for the next when one of them is there.
 */
export const CODE_GROUPS = [
  sharedWith('public', [ENTRY, ...sourcesOf(PUBLIC_ROUTES)], 4, FRAMEWORK),
  { name: 'controls', test: CONTROLS, minShareCount: 3, priority: 3 },
  sharedWith('application', [sourceOf({ id: 'app-shell' })], 2),
  sharedWith('builder', [sourceOf({ id: 'builder-layout' }), sourceOf({ id: 'form' })], 1),
];
