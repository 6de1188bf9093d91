import { computedId } from '@trazo/forecast/fill/line-ids';
import { planCompleteness, writtenSections } from '@trazo/plan/completeness';
import { balanceOf } from '@trazo/plan/finance/balance';
import { incomeStatement } from '@trazo/plan/finance/income-statement';
import { LANGUAGES } from '@trazo/plan/languages';
import { sum } from '@trazo/plan/money';
import { planSchema } from '@trazo/plan/plan';
import { positionsOf } from '@trazo/plan/sections/team';
import { themeSchema } from '@trazo/plan/theme/theme';
import { describe, expect, it } from 'vitest';
import { loadSample } from './load-sample.ts';
import { sampleContent } from './sample.ts';
import { textsWithin } from './testing/texts-within.ts';

/** About 4,500 Spanish words; in characters, because German says in one word what Spanish says in three. */
const CHARACTERS_OF_A_FULL_PLAN = 30_000;
/** Shorter texts are names and figures, which may well be alike. */
const PARAGRAPH_LENGTH = 80;

const isPicture = (text: string) => text.startsWith('data:');
const textsOf = (value: unknown) =>
  textsWithin(value)
    .filter(([key, text]) => !/id$/i.test(key) && !isPicture(text))
    .map(([, text]) => text);

describe.each(LANGUAGES)('the sample in %s', (language) => {
  const { plan, theme } = sampleContent(language);

  it('is a plan and a theme', () => {
    expect(planSchema.parse(plan)).toEqual(plan);
    expect(themeSchema.parse(theme)).toEqual(theme);
    expect(theme.language).toBe(language);
  });

  it('leaves no field a bank expects blank in the sections it has', () => {
    const written = planCompleteness(plan).sections.filter(({ isEmpty }) => !isEmpty);
    expect(written.filter(({ ratio }) => ratio < 1)).toEqual([]);
  });

  it('has the sections of the specification, and the same as the other languages', () => {
    expect(writtenSections(plan).length).toBeGreaterThanOrEqual(13);
    expect(writtenSections(plan)).toEqual(writtenSections(sampleContent('es').plan));
  });

  it('is as long as a plan handed to a bank', () => {
    expect(textsOf(plan).join(' ').length).toBeGreaterThanOrEqual(CHARACTERS_OF_A_FULL_PLAN);
  });

  it('balances, and asks for exactly what its own money does not cover', () => {
    const { balance, incomes, expenses, financingNeeds } = plan.finance;
    const total = (items: typeof incomes) => sum(items.map(({ amount }) => amount));
    expect(balanceOf(balance).state).toBe('balanced');
    expect(sum([total(incomes), total(financingNeeds)])).toBe(total(expenses));
  });

  it('pays no tax on a loss and earns money in the end', () => {
    const { resultBeforeTax, netIncome } = incomeStatement(plan.finance);
    resultBeforeTax.forEach((result, year) => {
      if (Number(result) < 0) expect(plan.finance.incomeTaxExpense[year]).toBe('0');
    });
    expect(Number(netIncome[4])).toBeGreaterThan(0);
  });

  it('uses an id once in the whole plan, but for lines that are called after what they follow from', () => {
    const ids = textsWithin(plan)
      .filter(([key, id]) => key === 'id' && !id.startsWith(computedId('')))
      .map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names in one section only what another section has', () => {
    const departmentIds = plan.departments.items.map(({ id }) => id);
    const positions = [
      ...positionsOf(plan.team),
      ...plan.departments.items.flatMap((department) => department.positions.map(({ name }) => name)),
    ];
    const products = plan.products.items.map(({ name }) => name);
    for (const node of plan.organigram.nodes) {
      if (node.departmentId !== null) expect(departmentIds).toContain(node.departmentId);
      if (node.kind === 'position') expect(positions).toContain(node.position);
    }
    for (const { productName } of plan.marketing.campaigns) expect(products).toContain(productName);
  });

  it('gives the company and every product a picture, and no two members the same face', () => {
    const pictures = [plan.general.logo, ...plan.products.items.map(({ image }) => image)];
    expect(pictures.filter((picture) => !isPicture(picture))).toEqual([]);

    const faces = plan.team.members.map(({ image }) => image).filter(isPicture);
    expect(faces.length).toBeGreaterThan(0);
    expect(new Set(faces).size).toBe(faces.length);
  });

  it('loads on its own as the same sample', async () => {
    expect(await loadSample(language)).toEqual({ plan, theme });
  });

  it('uses addresses that reach no one', () => {
    for (const { email } of plan.team.members) expect(email).toMatch(/\.example$/);
  });
});

describe('the samples together', () => {
  it('share no paragraph', () => {
    const paragraphs = LANGUAGES.flatMap((language) => [
      ...new Set(
        textsOf(sampleContent(language).plan)
          .flatMap((text) => text.split('\n'))
          .filter((text) => text.length >= PARAGRAPH_LENGTH),
      ),
    ]);
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });

  it('are copies: changing one leaves the next call alone', () => {
    const first = sampleContent('es');
    first.plan.general.companyName = '';
    expect(sampleContent('es').plan.general.companyName).not.toBe('');
  });
});
