import { emptyPlan, type Plan } from '@trazo/plan/plan';
import type { RichBlock } from '@trazo/plan/rich-text/blocks';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { expect, test } from 'vitest';
import { createPrintModel } from './create-print-model.ts';

const heading = (text: string, level: 1 | 2 = 1): RichBlock => ({
  type: 'heading',
  level,
  spans: [{ text }],
});
const prose = (length: number): RichBlock => ({
  type: 'paragraph',
  spans: [{ text: 'word '.repeat(length / 5) }],
});

async function leadOf(blocks: readonly RichBlock[]): Promise<string | undefined> {
  const plan: Plan = emptyPlan();
  plan.summary.summary = { blocks: [...blocks] };
  const { meta } = await createPrintModel(plan, defaultTheme(2, 'en'), { day: '2026-01-15' });
  return meta.sections.find(({ id }) => id === 'summary')?.lead;
}

test('the contents name the sub-headings of a long section', async () => {
  const blocks = [
    heading('Where we sell'),
    prose(2_000),
    heading('Who buys', 2),
    heading('What follows'),
    prose(2_000),
  ];
  expect(await leadOf(blocks)).toBe('Where we sell · What follows');
});

test('a short section, and one with a single sub-heading, keep their own lead', async () => {
  const own = await leadOf([prose(100)]);
  expect(own).not.toBe('');
  expect(await leadOf([heading('One'), prose(100), heading('Two')])).toBe(own);
  expect(await leadOf([heading('One'), prose(4_000)])).toBe(own);
});

test('no more sub-headings are named than fit two lines', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `Sub-heading ${index}`);
  const lead = (await leadOf([...names.map((name) => heading(name)), prose(4_000)])) ?? '';
  expect(lead).toMatch(/^Sub-heading 0 · Sub-heading 1 · .* · …$/);
  expect(lead.length).toBeLessThan(120);
});
