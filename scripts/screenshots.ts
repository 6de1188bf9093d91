/**
 * Every page on phone and desktop, light and dark, in the languages named (all five by default), into `screenshots/`.
 * `npm run screenshots -- --lang es,de --only home,form-team [--empty] [--forced-colors]`; needs `npm run build` first.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage, LANGUAGES, type Language } from '@trazo/plan/languages';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../tests/browser/find-chromium.ts';
import { wordsOf } from '../tests/e2e/words.ts';
import {
  signUp,
  signUpCollector,
  signUpDebtor,
  signUpLeaver,
  signUpSubscriber,
} from './screenshots/accounts.ts';
import { LOOKERS, type Looker, pagesToShoot, type ShotPage } from './screenshots/pages.ts';

const { values: options } = parseArgs({
  options: {
    lang: { type: 'string', default: LANGUAGES.join(',') },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'screenshots' },
    port: { type: 'string', default: '3998' },
    /** A visitor without a draft. */
    empty: { type: 'boolean', default: false },
    /** In the few colours a visitor has chosen for every page, instead of light and dark. */
    'forced-colors': { type: 'boolean', default: false },
  },
});

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
const FORCED = options['forced-colors'];
const SCHEMES = FORCED ? (['dark'] as const) : (['light', 'dark'] as const);
/** What has not come by then does not come. */
const PATIENCE_MS = 12_000;
const origin = `http://localhost:${options.port}`;

async function serverReady(): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not start.');
}

/** The sample plan through the menu, as a visitor would load it. */
async function loadSample(page: Page, language: string): Promise<void> {
  const { default: words } = await import(`@trazo/messages/${language}/drafts.json`, {
    with: { type: 'json' },
  });
  await page.goto(`${origin}/builder/form?section=mission`);
  await page.getByRole('button', { name: words.menu }).first().click();
  await page.getByRole('menuitem', { name: words.sample.action }).click();
  await page.waitForFunction(() => localStorage.getItem('form.mission') !== null);
}

/** The page's code has come, every page of the document in view is drawn, every picture is there, and colours have stopped changing. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#opening, [aria-busy="true"]')].every((busy) => !busy.checkVisibility()),
  );
  await page.evaluate(async () => {
    // What is only laid out near the part that is seen would be blank in a picture of the whole page.
    for (const part of document.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    }
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  });
  await page.waitForFunction(() => document.querySelector('[role="img"] > div:empty') === null);
  // The organigram's boxes are hidden until they are measured.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.react-flow__node')].every((box) =>
      box.checkVisibility({ visibilityProperty: true }),
    ),
  );
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}

/** Who looks, and with which session. */
interface Eyes {
  readonly looker: Looker;
  readonly token: string | undefined;
}

/** Puts back what the browser kept, from a page that writes nothing. */
async function restore(page: Page, kept: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${origin}/terms`);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
}

async function shoot(
  browser: Browser,
  language: Language,
  size: keyof typeof SIZES,
  pages: readonly ShotPage[],
  { looker, token }: Eyes,
): Promise<void> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    locale: language,
    hasTouch: size === 'phone',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(
    (kept) => {
      for (const [key, value] of kept) localStorage.setItem(key, value);
    },
    [['locale', language] as const, ...(token === undefined ? [] : [['token', token] as const])],
  );
  if (looker === 'visitor' && !options.empty) {
    await page.setViewportSize(SIZES.desktop);
    await loadSample(page, language);
    await page.setViewportSize(SIZES[size]);
  }
  await page.goto(`${origin}/terms`);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  for (const shot of pages) {
    if ((shot.size ?? size) !== size || (shot.needsDraft && options.empty)) continue;
    try {
      // What was done to the plan for the picture before this one.
      if (looker === 'visitor' && shot.step !== undefined) await restore(page, kept);
      await shootPage(page, language, size, shot);
    } catch (error) {
      console.error(`${shot.name}, ${size}, ${language}: ${error}`);
      await page.screenshot({ path: join(options.out, `failed-${shot.name}-${size}-${language}.png`) });
      process.exitCode = 1;
    }
  }
  await context.close();
}

/** What sticks to the edge of a phone's screen would cover what a picture of more than that shows there. */
async function showWhole(page: Page, size: keyof typeof SIZES, isWhole: boolean): Promise<void> {
  if (!isWhole || size !== 'phone') return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...SIZES[size], height });
}

async function shootPage(
  page: Page,
  language: Language,
  size: keyof typeof SIZES,
  { name, path, step, shows }: ShotPage,
): Promise<void> {
  await page.goto(origin + path);
  await step?.(page, wordsOf(language));
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({
      colorScheme,
      reducedMotion: 'reduce',
      forcedColors: FORCED ? 'active' : 'none',
    });
    await settled(page);
    // A dialog stands before what is in view.
    const hasDialog = await page.locator('[role="dialog"], :popover-open').filter({ visible: true }).count();
    const isWhole = hasDialog === 0 && (size === 'phone' || !name.startsWith('form'));
    const file = join(options.out, `${name}-${size}-${FORCED ? 'forced' : colorScheme}-${language}.png`);
    await showWhole(page, size, isWhole || shows !== undefined);
    if (shows === undefined) await page.screenshot({ path: file, fullPage: isWhole });
    else await shows(page).screenshot({ path: file });
    await page.setViewportSize(SIZES[size]);
  }
}

/** The session a page is looked at with; made only for those who are needed. */
async function tokenOf(looker: Looker, language: Language, subscriber: string): Promise<string | undefined> {
  switch (looker) {
    case 'visitor':
    case 'stranger':
      return undefined;
    case 'ended':
      return 'a-session-that-has-ended';
    case 'newcomer':
      return (await signUp(origin, language)).token;
    case 'subscriber':
      return subscriber;
    case 'collector':
      return (await signUpCollector(origin, language)).token;
    case 'leaver':
      return (await signUpLeaver(origin, language)).token;
    case 'debtor':
      return (await signUpDebtor(origin, language)).token;
  }
}

async function shootLanguage(browser: Browser, language: Language): Promise<void> {
  const subscriber = await signUpSubscriber(origin, language);
  const wanted = options.only.split(',');
  const pages = pagesToShoot(subscriber.shared).filter(({ name }) =>
    wanted.some((part) => name.includes(part)),
  );
  if (pages.length === 0) throw new Error(`No page is called ${options.only}.`);
  for (const looker of LOOKERS) {
    const seen = pages.filter((page) => page.looker === looker);
    if (seen.length === 0) continue;
    const token = await tokenOf(looker, language, subscriber.token);
    for (const size of ['phone', 'desktop'] as const) {
      await shoot(browser, language, size, seen, { looker, token });
    }
  }
  console.log(`${language}: done`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'trazo-screenshots-'));
const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: options.port, DATA_DIR: dataDir },
});
try {
  await serverReady();
  mkdirSync(options.out, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  for (const language of options.lang.split(',').filter(isLanguage)) await shootLanguage(browser, language);
  await browser.close();
} finally {
  const stopped = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await stopped;
  rmSync(dataDir, { recursive: true, force: true });
}
