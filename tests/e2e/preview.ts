import type { Locator, Page } from '@playwright/test';
import { WITH_PREVIEW } from './journey.ts';
import { words } from './words.ts';

/** The pages of the document that are on the table now. */
export const shownPages = (page: Page): Locator =>
  page.getByRole('region', { name: words('viewer:document') }).getByRole('img');

/** A page's drawing; it is there once the page has been drawn. */
export const drawing = (page: Page, number: number): Locator =>
  page
    .getByRole('region', { name: words('viewer:document') })
    .getByRole('img', { name: new RegExp(`^\\D+${number}\\D`) })
    .locator('canvas');

/** The page comes back with what was typed before, and beside it what is printed. */
export async function reloadWithPreview(page: Page): Promise<void> {
  await page.setViewportSize(WITH_PREVIEW);
  await page.reload();
}
