import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page, ViewportSize } from '@playwright/test';
import type { AxeResults, RunOnly, RunOptions } from 'axe-core';
import { expect, WITH_PREVIEW, WITHOUT_PREVIEW } from './journey.ts';

export const SIZES = { desktop: WITH_PREVIEW, phone: { width: 390, height: 844 } } as const;
/** Where the preview stands beside other sections as well, and has been looked at. */
export const SIZES_WITHOUT_PREVIEW = { desktop: WITHOUT_PREVIEW, phone: SIZES.phone } as const;

type Size = keyof typeof SIZES;
/** A fault of one size is none of its colours: two looks instead of four. */
const COLOURS = { desktop: 'light', phone: 'dark' } as const;

declare global {
  interface Window {
    readonly axe: { run(context: Document | string, options: RunOptions): Promise<AxeResults> };
  }
}

/** A colour in transition has no contrast to measure. */
export const STILL = { reducedMotion: 'reduce' } as const;

/** The page as it stands: on a desktop in light, on a phone in dark. Every pair of colours is calculated in `tokens.test.ts`. */
export async function axeFindsNothing(
  page: Page,
  sizes: Partial<Record<Size, ViewportSize>> = SIZES,
): Promise<void> {
  for (const size of ['desktop', 'phone'] as const) {
    const viewport = sizes[size];
    if (viewport === undefined) continue;
    await page.setViewportSize(viewport);
    await laidOut(page);
    await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
    await page.setViewportSize({ ...viewport, height: await wholeHeight(page) });
    await axeFindsNothingAsItIs(page, size);
  }
}

/** At the size it has, in that size's colours; `part` is a selector of what stands alone before the rest. */
export async function axeFindsNothingAsItIs(page: Page, size: Size, part?: string): Promise<void> {
  const colorScheme = COLOURS[size];
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
  // The component library follows the browser a task later, and begins transitions of its own.
  const other = colorScheme === 'light' ? 'dark' : 'light';
  await expect(page.locator('html')).not.toHaveAttribute('data-mantine-color-scheme', other);
  await settled(page);
  expect(await findingsOn(page, part), `${size}, ${colorScheme}`).toEqual([]);
}

/** Code that follows the width of the window runs before the next frame: two frames, and its work is drawn. */
const laidOut = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** What a bar on the screen's edge covers can be scrolled free; axe takes it for covered for good. */
const wholeHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Of the two texts it comes in, the shorter one: it is sent to, and read in by, each page again. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Before they look at anything, axe and its rules take the browser longer than a page: they are read in once. */
async function withAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
}

const ALL: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

async function findingsOn(page: Page, part?: string): Promise<string[]> {
  await withAxe(page);
  const violations = await page.evaluate(
    async ([runOnly, within]) =>
      (await window.axe.run(within ?? document, { runOnly, resultTypes: ['violations'] })).violations,
    [ALL, part] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  );
}

/** Ends transitions until none follows. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    do {
      for (const animation of running()) animation.finish();
      await new Promise(requestAnimationFrame);
    } while (running().length > 0);
  });
