import { emptyYearLine } from '@trazo/plan/finance/year-lines';
import { emptyPlan } from '@trazo/plan/plan';
import { sampleContent } from '@trazo/samples/sample';
import { beforeAll, expect, it } from 'vitest';
import { addAppWords, startWords } from '../../shared/words/words.ts';
import { excerptOf, textTargets } from './text-targets.ts';

beforeAll(async () => {
  startWords('es', {});
  await addAppWords('es');
});

const plan = () => {
  const { plan: sample } = sampleContent('es');
  const finance = { ...sample.finance, revenues: [{ ...emptyYearLine('r'), name: 'Hogaza de espelta' }] };
  return { ...sample, finance };
};
const isOption = (text: string) => text === 'product';
const fieldsWith = (word: string) =>
  textTargets(plan(), isOption)
    .filter(({ text }) => text.includes(word))
    .map(({ section, field }) => `${section}.${field}`);

it('finds what the user wrote, in items of lists and in lines of the five-year table', () => {
  expect(fieldsWith('espelta')).toContain('finance.revenues.0.name');
  const { products } = plan();
  const name = products.items[1]?.name ?? '';
  expect(fieldsWith(name)).toContain('products.items.1.name');
});

it('leads to the question that a line of the forecast answers', () => {
  const { finance } = plan();
  const rent = finance.assumptions?.overheads[0]?.name ?? '';
  expect(rent).not.toBe('');
  expect(fieldsWith(rent)).toContain('finance.assumptions.overheads.0');
});

it('takes no figure, date, picture or name of an option for words', () => {
  const targets = textTargets(plan(), isOption);
  expect(targets.filter(({ text }) => /^[\d.-]*$|^image:|^product$/.test(text))).toEqual([]);
  expect(textTargets(emptyPlan(), isOption)).toEqual([]);
});

it('shows the words around what was looked for', () => {
  const text =
    'Hornear cada noche el pan que el barrio desayuna, con harina de la comarca y sin prisa ninguna.';
  expect(excerptOf(text, 'HARINA')).toBe('… que el barrio desayuna, con harina de la comarca y sin prisa …');
  expect(excerptOf('Pan', 'harina')).toBe('Pan');
});
