import type { Locator } from '@playwright/test';

/** Does what a page answers with a few words; they are looked for from the beginning, for they go again within seconds. */
export async function noticeAfter(words: Locator, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([words.waitFor(), act()]);
}
