import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Chromium without a window of its own: the same pages for a third less of the processor. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';
const SYSTEM_PATHS = [
  WINDOWLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

const isRoot = process.getuid?.() === 0;

const inSystem = (): string | undefined => SYSTEM_PATHS.find((path) => existsSync(path));

/** Root is a build machine's: there we fetch what is lighter. On a person's own, what is there will do. */
const goodEnough = (): string | undefined => {
  const found = inSystem();
  return isRoot && found !== WINDOWLESS ? undefined : found;
};

function installFromDebian(): string | undefined {
  if (!existsSync('/usr/bin/apt-get')) return inSystem();
  const asRoot = isRoot ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args];
    return run(command, ...rest);
  };
  console.log('Installing Chromium from Debian’s packages …');
  apt('update', '-qq');
  const install = (name: string) => apt('install', '-y', '-qq', '--no-install-recommends', name);
  // Not every release has the one without windows.
  if (!install('chromium-headless-shell') && inSystem() === undefined) install('chromium');
  return inSystem();
}

async function installWithPlaywright(): Promise<string | undefined> {
  console.log('Installing Chromium with Playwright …');
  if (!run(process.execPath, playwrightCli(), 'install', 'chromium')) return undefined;
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

const playwrightCli = (): string =>
  fileURLToPath(new URL('cli.js', import.meta.resolve('playwright-core/package.json')));

/**
 * The path of a Chromium to test with: `CHROMIUM_PATH`, the system's, else one installed now (Debian's package where we
 * may, else Playwright's own). Throws when there is none to be had.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && existsSync(named)) return named;
  const found = goodEnough() ?? installFromDebian() ?? (await installWithPlaywright());
  if (found === undefined) {
    throw new Error('No Chromium: install it, or set CHROMIUM_PATH to one.');
  }
  return found;
}
