import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  BUNDLED_STEPS,
  buildFolder,
  leftOut,
  ROUTER_OUTPUT,
  type SpeedStep,
} from '../../../apps/web/scripts/speed-steps.ts';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const WEB = `${REPOSITORY}apps/web/`;

const BUILD = ['npm', 'run', '--silent', 'build', '--workspace', '@trazo/web'] as const;
const FINISH = [process.execPath, `${WEB}scripts/finish-again.ts`] as const;

/** The front end with every step, as the server serves it; throws where it has not been built. */
export function fullBuild(): string {
  const folder = WEB + buildFolder(new Set());
  if (!existsSync(`${folder}/pages/application.json`)) throw new Error('Run npm run build first.');
  return folder;
}

/**
 * Builds the front end without a step; its folder.
 *
 * @param isKept whether a build that is there already will do
 */
export async function buildWithout(step: SpeedStep, isKept: boolean): Promise<string> {
  const folder = WEB + buildFolder(leftOut(step));
  if (isKept && existsSync(`${folder}/pages/application.json`)) return folder;
  const isAgain = !BUNDLED_STEPS.includes(step) && existsSync(`${WEB}build-without/${ROUTER_OUTPUT}`);
  const [command, ...args] = isAgain ? FINISH : BUILD;
  const child = spawn(command, args, {
    cwd: REPOSITORY,
    env: { ...process.env, BUILD_WITHOUT: step },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The front end cannot be built without ${step}.`);
  return folder;
}

export const removeBuilds = (): Promise<void> => rm(`${WEB}build-without`, { recursive: true, force: true });
