import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Content } from '@trazo/contract/content/decoded-content';
import type { Language } from '@trazo/plan/languages';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { onOrigin } from './on-origin.ts';

const record = (data: unknown): string =>
  JSON.stringify({ version: 1, writer: 'earlier', seen: { earlier: 1 }, data });

/**
 * Lets the page find the sample plan, changed by `change`, as an earlier visit would have left it; what the journey changes
 * then stays changed.
 */
export async function withStoredSample(
  page: Page,
  language: Language = 'es',
  change?: (plan: Plan) => void,
): Promise<void> {
  const content = sampleContent(language);
  change?.(content.plan);
  await withStoredPlan(page, content);
}

/** A draft in the mirror: its id, and a record a part. */
const recordsOf = ({ plan, theme }: Content): string[][] => [
  ['mirroredPlan', randomUUID()],
  ['templateConfig', record(theme)],
  ...SECTION_IDS.map((id) => [`form.${id}`, record(plan[id])]),
];

/** Lets the page find a plan as an earlier visit would have left it. */
export async function withStoredPlan(page: Page, content: Content): Promise<void> {
  await page.addInitScript((entries) => {
    if (!location.protocol.startsWith('http') || localStorage.getItem('templateConfig') !== null) return;
    for (const [key = '', value = ''] of entries) localStorage.setItem(key, value);
  }, recordsOf(content));
}

/** A visitor's draft of a few words, as an earlier visit has left it once: what takes it off the device has done so for good. */
export async function haveDraft(page: Page, change: (plan: Plan) => void): Promise<void> {
  const plan = emptyPlan();
  change(plan);
  await onOrigin(page);
  await page.evaluate(
    (entries) => {
      for (const [key = '', value = ''] of entries) localStorage.setItem(key, value);
    },
    recordsOf({ plan, theme: defaultTheme(1, 'es') }),
  );
}

/** A change to the sample: cover and mission alone, where a document has only to be there. */
export function fewWords(plan: Plan): void {
  const { general, mission } = plan;
  Object.assign(plan, emptyPlan(), { general, mission });
}

/** A change to the sample: its figures stand in the grid as if typed by hand, with no forecast behind them. */
export function withoutForecast(plan: Plan): void {
  plan.finance = { ...plan.finance, assumptions: null };
}
