import { decodeContent, encodeContent } from '@trazo/contract/content/content-codec';
import { ANNEXES } from '@trazo/plan/finance/assumptions/annexes';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import { must } from '@trazo/plan/must';
import { emptyPlan, type Plan, planSchema } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, test } from 'vitest';
import { createRenderer } from './renderer.ts';
import { withFilledGrid } from './testing/forecast-plan.ts';
import { IN_RELEASES } from './testing/in-releases.ts';
import { type ListLimit, listLimits, withFullList } from './testing/list-limits.ts';
import { withinTime } from './testing/within-time.ts';

const renderer = createRenderer();
const LIMITS = [...listLimits(planSchema)].map((limit) => ({ ...limit, name: limit.path.join('.') }));

const refuse = (error: unknown) => {
  throw error;
};

/** The sample's section alone, with one of its lists full. */
function planWithFull(limit: ListLimit): Plan {
  const { plan } = sampleContent('en');
  const assumptions = must(plan.finance.assumptions, 'the sample has a forecast');
  assumptions.grants = [{ ...newItem.grant('g1'), amount: '1000' }];
  assumptions.owner.privateNeeds = [{ id: 'n1', name: 'Rent', kind: 'need', amount: '900' }];
  assumptions.annexes = [...ANNEXES];
  const [section, field] = limit.path;
  const full = new Map(Object.entries(withFullList(plan, limit))).get(String(section));
  const alone: Plan = { ...emptyPlan(), general: plan.general, [String(section)]: full };
  return field === 'assumptions' ? withFilledGrid(alone) : alone;
}

async function expectPrinted(limit: ListLimit, templateId: number): Promise<void> {
  const content = { plan: planWithFull(limit), theme: { ...defaultTheme(1, 'en'), templateId } };
  expect(decodeContent(encodeContent(content))).toMatchObject({ ok: true });
  const pdf = await withinTime(() => renderer.finishedPdf({ ...content, day: '2026-01-15' }, refuse));
  expect(pdf.byteLength).toBeGreaterThan(10_000);
}

const turn = (index: number): number =>
  must(TEMPLATES[(7 * index + 1) % TEMPLATES.length], 'there are templates').id;

test.each(LIMITS.map((limit, index) => ({ ...limit, template: turn(index) })))(
  '$most items in $name are typeset',
  ({ template, ...limit }) => expectPrinted(limit, template),
);

test.each(TEMPLATES)('$name typesets each list that is full', IN_RELEASES, async ({ id }) => {
  for (const limit of LIMITS) await expectPrinted(limit, id);
});
