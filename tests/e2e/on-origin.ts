import type { Page } from '@playwright/test';

/** Storage belongs to an origin: a page that has been nowhere gets ours, from a file without scripts. */
export async function onOrigin(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/robots.txt');
}
