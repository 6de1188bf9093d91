import { rm } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_STEPS } from './build-steps.ts';
import { BuiltSite } from './site/built-site.ts';

/**
 * Makes of what the router has built what the server serves: pages by language in `pages/`, files that are sent as they are in
 * `client/`, compressed. Runs the steps of the build; throws where one of them does.
 */
export async function finishBuild(folder: string): Promise<void> {
  await rm(path.join(folder, 'pages'), { recursive: true, force: true });
  const site = await BuiltSite.open(folder);
  for (const step of BUILD_STEPS) await step.run?.(site);
}
