import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_FOLDER, LEFT_OUT } from './build-options.ts';
import { finishBuild } from './finish-build.ts';
import { ROUTER_OUTPUT } from './speed-steps.ts';

/**
 * A build without a step (BUILD_WITHOUT), made of the router's output that another such build has kept: for steps that change
 * nothing while modules are bundled. A quarter of a whole build.
 */
if (LEFT_OUT.size === 0) throw new Error('Name the step to leave out: BUILD_WITHOUT=inline-styles.');
const folder = path.resolve(import.meta.dirname, '..', BUILD_FOLDER);
await rm(folder, { recursive: true, force: true });
await cp(path.join(folder, '..', ROUTER_OUTPUT), folder, { recursive: true });
await finishBuild(folder);
