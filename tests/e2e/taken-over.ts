import type { Locator } from '@playwright/test';
import { expect } from './journey.ts';

/** React has this part of the page; before, the browser alone follows its links, and does no more than that. */
export async function takenOver(part: Locator): Promise<void> {
  const isKnown = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
  await expect.poll(isKnown).toBe(true);
}
