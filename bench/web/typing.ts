import type { SectionId } from '@trazo/plan/sections/section-ids';
import { type Browser, chromium, type Page } from 'playwright-core';
import { withStoredSample } from '../../tests/e2e/stored-sample.ts';

const SLOWER = 4;
/** Keys typed, a hand's pace apart: preview, draft and checks come in between as they would. */
const KEYS = 150;
const PACE_MS = 60;
/** A slow processor types slower than the pace. */
const TYPING_MS = 180_000;
const VIEWPORT = { width: 390, height: 844 };

export interface Typing {
  readonly section: SectionId;
  readonly fields: number;
  /** Interaction to next paint in ms (the browser counts in steps of 8). */
  readonly p50: number;
  readonly p98: number;
  readonly worst: number;
}

declare global {
  /** Set in the page: the longest event of each interaction, by its id. */
  var interactions: Map<number, number>;
}

/** Types into a section of the sample plan on a processor four times as slow. */
export async function typeInto(origin: string, section: SectionId, chromiumPath: string): Promise<Typing> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await openSample(browser, origin, section);
    const fields = await page
      .locator('main')
      .locator('input, textarea, select, [contenteditable="true"]')
      .count();
    const field = page
      .locator('main')
      .locator('input[type="text"], textarea, [contenteditable="true"]')
      .first();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await field.click();
    await field.press('End');
    await watchInteractions(page);
    await field.pressSequentially('1234567890 '.repeat(KEYS).slice(0, KEYS), {
      delay: PACE_MS,
      timeout: TYPING_MS,
    });
    const times = (await page.evaluate(() => [...globalThis.interactions.values()])).sort(
      (left, right) => left - right,
    );
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return { section, fields, p50: at(0.5), p98: at(0.98), worst: at(1) };
  } finally {
    await browser.close();
  }
}

async function openSample(browser: Browser, origin: string, section: SectionId): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT, locale: 'de', baseURL: origin });
  await withStoredSample(page, 'de');
  await page.goto(`${origin}/builder/form?section=${section}`);
  await page
    .locator('main')
    .locator('input[type="text"], textarea, [contenteditable="true"]')
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** The browser reports no event under 16 ms: those count as 16 ms. */
async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.interactions = new Map();
    const note = (entry: PerformanceEntry) => {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) return;
      const before = globalThis.interactions.get(entry.interactionId) ?? 0;
      globalThis.interactions.set(entry.interactionId, Math.max(before, entry.duration));
    };
    const events = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(events);
  });
}
