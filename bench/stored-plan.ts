import { randomUUID } from 'node:crypto';
import type { Content } from '@trazo/contract/content/decoded-content';
import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import type { Page } from 'playwright-core';

const record = (data: unknown): string =>
  JSON.stringify({ version: 1, writer: 'earlier', seen: { earlier: 1 }, data });

/** Lets the page find a plan as an earlier visit would have left it. */
export async function storePlan(page: Page, { plan, theme }: Content): Promise<void> {
  const entries = [
    ['mirroredPlan', randomUUID()],
    ['templateConfig', record(theme)],
    ...SECTION_IDS.map((id) => [`form.${id}`, record(plan[id])]),
  ];
  await page.addInitScript((stored) => {
    if (localStorage.getItem('templateConfig') !== null) return;
    for (const [key = '', value = ''] of stored) localStorage.setItem(key, value);
  }, entries);
}
