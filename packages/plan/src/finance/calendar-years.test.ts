import { expect, it } from 'vitest';
import { emptyPlan } from '../plan.ts';
import { emptyAssumptions } from './assumptions/assumptions.ts';
import { calendarYear, firstDayOf, fiscalYearsOfPlan, lastDayOf, startOf } from './calendar-years.ts';
import { FiscalYears } from './fiscal-calendar.ts';

const planOf = (activityDate: string, newCompany: boolean, start?: string) => {
  const plan = emptyPlan();
  Object.assign(plan.general, { activityDate, newCompany });
  if (start !== undefined) plan.finance.assumptions = { ...emptyAssumptions(), start };
  return plan;
};

it.each([
  ['a new company’s opening', planOf('2027-04-15', true), '2027-04-15'],
  ['nothing of a running business', planOf('2015-04-15', false), ''],
  ['the forecast’s first month', planOf('2015-04-15', false, '2027-01'), '2027-01-01'],
  ['another than the opening’s', planOf('2027-04-15', true, '2027-06'), '2027-06-01'],
  ['the first of the month the company opens in', planOf('2027-04-15', true, '2027-04'), '2027-04-01'],
  ['the opening while the forecast has no start', planOf('2027-04-15', true, ''), '2027-04-15'],
  ['nothing of a text in a draft', planOf('in spring', true, 'soon'), ''],
])('the start is %s', (_, plan, start) => {
  expect(startOf(plan)).toBe(start);
});

it.each([
  ['2027-01-11', 12, 1, '2027'],
  ['2027-01-01', 12, 5, '2031'],
  ['2027-04-15', 12, 1, '2027/28'],
  ['2098-12-01', 12, 2, '2099/00'],
  ['2027-09-15', 4, 1, '2027'],
  ['2027-09-15', 4, 2, '2028'],
  ['2027-09-15', 10, 1, '2027/28'],
  ['', 12, 1, undefined],
])('with a start on %s and a first year of %i months year %i is %s', (start, months, number, name) => {
  expect(calendarYear(start, number, new FiscalYears(months))).toBe(name);
});

it.each([
  ['a Spanish plan ends its first year in December', '2027-09', 'es', '', 4],
  ['a whole year where it starts in January', '2027-01', 'es', '', 12],
  ['the month that the plan says', '2027-09', 'es', 6, 10],
  ['a year of one month', '2027-06', 'es', 6, 1],
  ['twelve months where no law is known', '2027-09', 'other', '', 12],
  ['twelve months without a start', '', 'es', '', 12],
] as const)('of %s', (_, start, country, yearEnd, months) => {
  const plan = emptyPlan();
  plan.general.country = country;
  plan.finance.assumptions = { ...emptyAssumptions(), start, yearEnd };
  expect(fiscalYearsOfPlan(plan).firstMonths).toBe(months);
});

it('days bound the months', () => {
  const start = '2027-04-15';
  expect(firstDayOf(start, 1)).toBe('2027-04-01');
  expect(firstDayOf(start, 10)).toBe('2028-01-01');
  expect(lastDayOf(start, 0)).toBe('2027-03-31');
  expect(lastDayOf(start, 11)).toBe('2028-02-29');
  expect(lastDayOf(start, 60)).toBe('2032-03-31');
  expect(lastDayOf('', 12)).toBe('');
});
