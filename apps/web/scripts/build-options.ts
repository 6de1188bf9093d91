import { buildFolder, leftOut } from './speed-steps.ts';

/** The steps this build leaves out: none, except for a measurement (BUILD_WITHOUT). */
export const LEFT_OUT = leftOut(process.env.BUILD_WITHOUT);

/** Where this build is written, below `apps/web`. */
export const BUILD_FOLDER = buildFolder(LEFT_OUT);
