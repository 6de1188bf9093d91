import { sampleContent } from '@trazo/samples/sample';
import type { Browser, Page } from 'playwright-core';
import { storePlan } from '../stored-plan.ts';

const VIEWPORT = { width: 1440, height: 900 };
const KEYS = 60;
/** Long enough for what waits until the hand rests. */
const PACE_MS = 500;

declare global {
  /** Set in the page: milliseconds from each key to the page with all figures that follow from it. */
  var keystrokes: number[];
}

/** Milliseconds from a key in an answer of the Spanish sample to the changed figures of strip, grid and tables, sorted. */
export async function keystrokesIn(browser: Browser, origin: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: VIEWPORT, locale: 'es' });
  await storePlan(page, sampleContent('es'));
  await page.goto(`${origin}/builder/form?section=finance`);
  await page.getByRole('combobox', { name: /^Pregunta \d+ de \d+$/ }).selectOption('volume');
  const field = page
    .getByRole('region', { name: /^Pregunta \d+ de \d+$/ })
    .getByRole('textbox', { name: /^Precio/ })
    .first();
  await field.click();
  await field.press('End');
  await page.waitForLoadState('networkidle');
  await watchKeys(page);
  for (let key = 0; key < KEYS; key += 1) {
    await field.press(key % 2 === 0 ? String(1 + (key % 9)) : 'Backspace');
    await page.waitForTimeout(PACE_MS);
  }
  const times = await page.evaluate(() => globalThis.keystrokes);
  await page.close();
  return times.sort((a, b) => a - b);
}

/** All figures change in one update of the page, the first after a key; what waits for a rest comes later. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.keystrokes = [];
    let pressed: number | undefined;
    document.addEventListener('keydown', () => (pressed = performance.now()), true);
    new MutationObserver(() => {
      if (pressed === undefined) return;
      globalThis.keystrokes.push(performance.now() - pressed);
      pressed = undefined;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
