import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Colours on their way from one to the other are nobody's contrast. */
export const STILL = { reducedMotion: 'reduce' } as const;

/** The page as it stands: phone and desktop, light and dark. */
export async function axeFindsNothing(page: Page): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
    await page.setViewportSize({ ...viewport, height: await wholeHeight(page) });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await settled(page);
      expect(await findingsOn(page, colorScheme), `${size}, ${colorScheme}`).toEqual([]);
    }
  }
}

/** What a bar on the screen's edge covers can be scrolled free; axe takes it for covered for good. */
const wholeHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In the dark the page is the same but for its colours. */
async function findingsOn(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  // There are no frames to gather from, and a second page for it costs more than the looking.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const chosen =
    scheme === 'light' ? axe.withTags(STANDARDS) : axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await chosen.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  );
}

const settled = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
