import { expect, test } from 'vitest';
import { campaignResult, emptyCampaign } from './marketing.ts';

test.each([
  ['100', '350', '250'],
  ['350.5', '100', '-250.5'],
  ['0', '0', '0'],
  ['100', '', ''],
  ['', '350', ''],
  ['', '', ''],
])('a cost of %j and a return of %j leave %j', (cost, gained, result) => {
  expect(campaignResult({ ...emptyCampaign('1', 'Bread'), cost, return: gained })).toBe(result);
});
