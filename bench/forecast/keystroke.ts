import words from '@trazo/messages/help/es/forecast.json' with { type: 'json' };
import type { Browser, Page } from 'playwright-core';
import { withStoredSample } from '../../tests/e2e/stored-sample.ts';

const VIEWPORT = { width: 1440, height: 900 };
const KEYS = 60;
/** Long enough for what waits until the hand rests. */
const PACE_MS = 500;

/** What follows a key at once ends before what waits until the hand rests (150 ms). */
const REST_MS = 140;

interface Keystroke {
  /** Milliseconds to the page with the figures in sight that follow from it. */
  readonly inSight: number;
  /** To the last of all figures. */
  all: number;
}

declare global {
  /** Set in the page, a key each. */
  var keystrokes: Keystroke[];
}

/**
 * Milliseconds from a key in an answer of the Spanish sample to the changed figures in sight (those of the strip beside it), and to those of
 * the curve and of the page behind; sorted. A key after which the strip says the same is an error.
 */
export async function keystrokesIn(
  browser: Browser,
  origin: string,
): Promise<{ readonly inSight: number[]; readonly all: number[] }> {
  const page = await browser.newPage({ viewport: VIEWPORT, locale: 'es', baseURL: origin });
  await withStoredSample(page);
  await page.goto(`${origin}/builder/form?section=finance&question=volume.bread`);
  const field = page
    .getByRole('dialog')
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
  if (times.length < KEYS) throw new Error(`${times.length} of ${KEYS} keys changed the strip`);
  const sorted = (of: 'inSight' | 'all') => times.map((time) => time[of]).sort((a, b) => a - b);
  return { inSight: sorted('inSight'), all: sorted('all') };
}

/** The strip changes in the first update of the page after a key. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(
    ({ label, rest }) => {
      globalThis.keystrokes = [];
      const strip = document.querySelector(`[role="dialog"] section[aria-label="${label}"]`);
      let pressed = Number.NEGATIVE_INFINITY;
      let said: string | null | undefined;
      let current: Keystroke | undefined;
      document.addEventListener(
        'keydown',
        () => {
          [pressed, said, current] = [performance.now(), strip?.textContent, undefined];
        },
        true,
      );
      new MutationObserver(() => {
        const passed = performance.now() - pressed;
        if (current !== undefined) {
          if (passed < current.inSight + rest) current.all = passed;
        } else if (strip?.textContent !== said) {
          current = { inSight: passed, all: passed };
          globalThis.keystrokes.push(current);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    { label: words.strip.label, rest: REST_MS },
  );
}
