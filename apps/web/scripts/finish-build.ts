import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { LEFT_OUT } from './build-options.ts';
import { BUILD_STEPS, stepsWithout } from './build-steps.ts';
import { BuiltSite } from './site/built-site.ts';
import { ROUTER_OUTPUT } from './speed-steps.ts';

/**
 * Makes of what the router has built what the server serves: pages by language in `pages/`, files that are sent as they are in
 * `client/`, compressed. Runs the steps of the build; throws where one of them does.
 */
export async function finishBuild(folder: string): Promise<void> {
  await rm(path.join(folder, 'pages'), { recursive: true, force: true });
  if (LEFT_OUT.size > 0) await keepRouterOutput(folder);
  const site = await BuiltSite.open(folder, LEFT_OUT);
  if (LEFT_OUT.size > 0) process.stdout.write(`For measuring only, without ${[...LEFT_OUT].join(', ')}\n`);
  for (const step of stepsWithout(LEFT_OUT)) await step.run?.(site);
}

/** For `finish-again.ts`: a build that leaves out a plugin has another output than the next one. */
async function keepRouterOutput(folder: string): Promise<void> {
  if (BUILD_STEPS.some(({ name, plugin }) => plugin !== undefined && LEFT_OUT.has(name))) return;
  const kept = path.resolve(folder, '..', ROUTER_OUTPUT);
  await rm(kept, { recursive: true, force: true });
  await cp(path.join(folder, 'client'), path.join(kept, 'client'), { recursive: true });
}
