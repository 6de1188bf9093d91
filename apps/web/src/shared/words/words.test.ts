import billing from '@trazo/messages/it/billing.json' with { type: 'json' };
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { wording, wordOptions } from './words.ts';

it.each([
  ['10 mar 2027', 'Prova fino al 10 mar 2027'],
  ['11 mar 2027', 'Prova fino all’11 mar 2027'],
])('writes an Italian day with the article it takes: %s', (date, expected) => {
  const instance = wording(createInstance());
  void instance.init(wordOptions('it', { billing }));
  expect(instance.t('billing:state.trial.title', { date })).toBe(expected);
});
