import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** As wide as a desktop's window at 400 %, with letters of twice the size on top: nothing is to be read by scrolling sideways. */
export async function fitsSmallScreen(page: Page, width = 320): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  const style = await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  await expect.poll(() => sticksOut(page), 'wider than the screen').toEqual([]);
  await style.evaluate((element) => element.parentNode?.removeChild(element));
}

/** Whatever makes the page wider than the screen; what scrolls by itself, like the finance grid, does not. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth,
    );
    return wide.map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
