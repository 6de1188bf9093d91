/**
 * The steps of the build that are there for speed alone, each in `steps/<name>.ts`. Without one of them every page works as it
 * does with it, only slower: `npm run bench:steps` measures each (docs/adr/0067-steps-of-the-build.md).
 */
export const SPEED_STEPS = [
  'code-groups',
  'openings',
  'route-files',
  'scripts-one-by-one',
  'scripts-after-paint',
  'inline-styles',
] as const;

export type SpeedStep = (typeof SPEED_STEPS)[number];

/** The steps that change what is bundled: without one of them, modules are bundled again. */
export const BUNDLED_STEPS: readonly SpeedStep[] = ['code-groups'];

/**
 * The steps named in BUILD_WITHOUT (separated by commas). For measuring only: a build without a step is never written where
 * the server looks for pages.
 */
export function leftOut(names: string | undefined): ReadonlySet<string> {
  const found = (names ?? '').split(',').filter((name) => name !== '');
  const known: readonly string[] = SPEED_STEPS;
  const wrong = found.filter((name) => !known.includes(name));
  if (wrong.length > 0)
    throw new Error(
      `BUILD_WITHOUT: ${wrong.join(', ')} cannot be left out; steps for speed are ${known.join(', ')}`,
    );
  return new Set(SPEED_STEPS.filter((name) => found.includes(name)));
}

/** Beside the builds that leave a step out: what the router has written, before any step of ours. */
export const ROUTER_OUTPUT = 'router-output';

/** The folder of a build, below `apps/web`: `build` has every step. */
export const buildFolder = (without: ReadonlySet<string>): string =>
  without.size === 0 ? 'build' : `build-without/${[...without].join('+')}`;
