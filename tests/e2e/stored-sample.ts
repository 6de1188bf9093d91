import type { Page } from '@playwright/test';
import type { Language } from '@trazo/plan/languages';
import type { Plan } from '@trazo/plan/plan';
import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { sampleContent } from '@trazo/samples/sample';

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
  const { plan, theme } = sampleContent(language);
  change?.(plan);
  const records = [
    ['templateConfig', record(theme)],
    ...SECTION_IDS.map((id) => [`form.${id}`, record(plan[id])]),
  ];
  await page.addInitScript((entries) => {
    if (!location.protocol.startsWith('http') || localStorage.getItem('templateConfig') !== null) return;
    for (const [key = '', value = ''] of entries) localStorage.setItem(key, value);
  }, records);
}

/** A change to the sample: its figures stand in the grid as if typed by hand, with no forecast behind them. */
export function withoutForecast(plan: Plan): void {
  plan.finance = { ...plan.finance, assumptions: null };
}
