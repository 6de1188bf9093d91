import forecastWords from '@trazo/messages/help/es/forecast.json';
import { emptyPlan } from '@trazo/plan/plan';
import { sampleContent } from '@trazo/samples/sample';
import { beforeAll, expect, it } from 'vitest';
import { fetchForecastWords } from '../../shared/words/forecast-words.ts';
import { addAppWords, startWords } from '../../shared/words/words.ts';
import { findEntries } from './find-entries.ts';
import { fieldTargets, questionTargets } from './palette-targets.ts';

beforeAll(async () => {
  startWords('es', {});
  await addAppWords('es');
});

const { plan } = sampleContent('es');
const found = (text: string) =>
  findEntries(
    [...fieldTargets(plan), ...questionTargets(forecastWords, plan)].map(({ item, ...target }) => ({
      ...target,
      ...(item === undefined ? {} : { note: item }),
    })),
    text,
  ).map(({ section, field }) => `${section}.${field}`);

it('finds the fields of items, each by its item', () => {
  expect(found('precio de venta')).toContain('products.items.0.salePrice');
  const name = plan.products.items[0]?.name ?? '';
  expect(found(`coste ${name}`)[0]).toBe('products.items.0.cost');
});

it.each(['precio', 'cuesta', 'venta', 'alquiler', 'préstamo', 'margen', 'IVA'])(
  'finds a question of the forecast: %s',
  (word) => expect(found(word).some((field) => field.startsWith('finance.question.'))).toBe(true),
);

it.each([
  ['es', 'coste'],
  ['en', 'cost'],
  ['it', 'costo'],
  ['fr', 'coût'],
  ['de', 'Kosten'],
] as const)('finds each question about costs in %s by “%s”', async (language, word) => {
  const words = await fetchForecastWords(language);
  const fields = findEntries(questionTargets(words, plan), word).map(({ field }) => field);
  const asked = ['unitCosts', 'wages', 'premises', 'running', 'marketing', 'setUp'];
  expect(fields).toEqual(expect.arrayContaining(asked.map((id) => `question.${id}`)));
});

it('leads to where the forecast is begun while it asks nothing', () => {
  const [first] = questionTargets(forecastWords, emptyPlan());
  expect(first?.address).toMatch(/#finance\.forecast$/);
});
