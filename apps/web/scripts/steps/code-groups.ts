import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../src/app/routes.ts';
import type { BuildStep } from '../build-step.ts';

/** The bundler's module graph. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const APP = path.resolve(import.meta.dirname, '../../src/app');
/** How the router names the part of a route that browsers get. */
const IN_BROWSERS = '?__react-router-build-client-route';
/** Our own modules; the samples of all languages would else travel with the one that is asked for. */
const OURS = /apps[\\/]web[\\/]src[\\/]|packages[\\/](?!samples)/;

/** What a stranger's pages are made of: the routes outside the application, and what starts any page. */
const PUBLIC = [
  'root.tsx',
  'entry.client.tsx',
  ...filesOf((await routes).filter(({ file }) => !file.endsWith('app-shell.tsx'))),
];

function filesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);
}

/** Tells the modules that these files are made of, with all that those import at once. */
function partOf(files: readonly string[]): (id: string, modules: Modules) => boolean {
  const entries = files.flatMap((file) => [path.join(APP, file), path.join(APP, file) + IN_BROWSERS]);
  const known = new WeakMap<Modules, ReadonlySet<string>>();
  return (id, modules) => {
    const reached = known.get(modules) ?? reachedFrom(entries, modules);
    known.set(modules, reached);
    return reached.has(id);
  };
}

function reachedFrom(entries: readonly string[], modules: Modules): ReadonlySet<string> {
  const reached = new Set(entries);
  // A set goes on with what is added to it while it is walked through.
  for (const id of reached)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

/** Modules of ours that several pages share, when one of these files is made of them. */
function sharedWith(name: string, files: readonly string[]) {
  const isPart = partOf(files);
  return {
    name: (id: string, modules: Modules) => (isPart(id, modules) ? name : null),
    debugName: name,
    test: OURS,
    minShareCount: 2,
  };
}

const GUIDED_FORECAST = '../features/finance/forecast/guided-forecast.tsx';

/** Modules of the guided forecast that this file, fetched apart from it, is made of as well. */
function sharedWithForecast(name: string, file: string) {
  const [isPart, isForecast] = [partOf([file]), partOf([GUIDED_FORECAST])];
  return {
    name: (id: string, modules: Modules) => (isPart(id, modules) && isForecast(id, modules) ? name : null),
    debugName: name,
    test: OURS,
  };
}

/** Which modules travel together. */
const CODE_GROUPS = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
    priority: 3,
  },
  {
    name: 'site',
    test: /(?:apps[\\/]web[\\/]src[\\/]shared[\\/](?:site|missing-code|lazy[\\/]loading-bar|words[\\/](?!languages)|storage[\\/]storage-|session[\\/]use-has-token|design[\\/](?:wordmark|layout|plain-controls))|packages[\\/]plan[\\/]src[\\/](?:languages|regions|product|sections[\\/]section-ids)\.ts)/,
    priority: 3,
  },
  {
    name: 'words',
    test: /node_modules[\\/](?:i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store)[\\/]/,
    priority: 3,
  },
  {
    name: 'zod',
    test: /node_modules[\\/]zod[\\/]/,
    priority: 3,
  },
  // Schemas are made when their file is run: in several files, no one of them holds up the page for long.
  {
    name: 'fields',
    test: /packages[\\/]plan[\\/]src[\\/](?:options|money|fields|currencies|images|language-schema)\.ts/,
    priority: 3,
  },
  {
    name: 'lists',
    test: /packages[\\/]plan[\\/]src[\\/]sections[\\/](?:departments|finance|organigram|team|products|marketing)[\w-]*\.ts/,
    priority: 3,
  },
  {
    name: 'sections',
    test: /packages[\\/]plan[\\/]src[\\/]sections[\\/](?!section-ids)[\w-]+\.ts/,
    priority: 3,
  },
  {
    name: 'interface',
    test: /node_modules[\\/](?:@mantine|@floating-ui|react-[\w-]+|clsx|@tanstack|zustand)[\\/]/,
    minShareCount: 4,
    priority: 2,
  },
  // Each of these needs only what stands before it: parts that need one another would be run before what they are made of.
  { ...sharedWith('public', PUBLIC), entriesAware: true, priority: 1.3 },
  { ...sharedWith('application', ['../routes/app-shell.tsx']), priority: 1.2 },
  { ...sharedWith('builder', ['../routes/builder-layout.tsx']), priority: 1.1 },
  { ...sharedWith('form', ['../routes/form.tsx']), priority: 1 },
  // The forecast and its own late parts share one file, which nothing else is to load.
  { ...sharedWithForecast('finance-parts', '../features/finance/finance-form.tsx'), priority: 0.9 },
  { ...sharedWithForecast('help-parts', '../workspace/writing-help/help-panel.tsx'), priority: 0.8 },
  {
    ...sharedWithForecast('start-of-forecast', '../../../../packages/forecast/src/fill/start-assumptions.ts'),
    priority: 0.7,
  },
  { ...sharedWith('questions', [GUIDED_FORECAST]), priority: 0.6 },
];

/**
 * Code splitting by what pages share.
 *
 * Why: each file of its own costs a phone more than its bytes: a browser asks a server for six at once, and for the next when
 * one of them is there.
 *
 * Assumes: the router names the browser's part of a route by a query, which `partOf` knows; the folders and packages named
 * above exist (a group without modules makes no file).
 */
export const codeGroups: BuildStep = {
  name: 'code-groups',
  kind: 'speed',
  plugin: () => ({
    name: 'code-groups',
    config: () => ({
      build: { rolldownOptions: { output: { codeSplitting: { groups: CODE_GROUPS } } } },
    }),
  }),
};
