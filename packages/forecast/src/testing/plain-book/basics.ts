import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { PlanFacts } from '../../forecast-context.ts';
import type { Pack } from '../../pack.ts';
import { Exact, percent, whole } from '../exact.ts';
import { LAST, months, type Row } from './journal.ts';

/** What every part of the second book works with. */
export type Basics = ReturnType<typeof basicsOf>;

export function basicsOf(assumptions: Assumptions, pack: Pack, facts: PlanFacts) {
  const scale = whole(assumptions.grain === 'cent' ? 100 : 1);
  const [startYear = 2027, startMonth = 1] = assumptions.start.split('-').map(Number);
  const monthsSinceZero = (month: number) => startYear * 12 + (startMonth - 1) + (month - 1);
  const calendarMonth = (month: number) => (monthsSinceZero(month) % 12) + 1;
  const calendarYear = (month: number) => Math.floor(monthsSinceZero(month) / 12);
  const calendar = calendarOf(assumptions, pack, calendarMonth);
  const grains = (text: string): bigint =>
    Exact.of(text).times(whole(100)).whole === 0n
      ? 0n
      : whole(Exact.of(text).times(whole(100)).whole)
          .times(scale)
          .over(whole(100)).whole;
  const parameter = parametersOf(assumptions, pack);
  const law = (key: string, year: number): bigint =>
    whole(parameter(key, year).times(whole(100)).whole)
      .times(scale)
      .over(whole(100)).whole;
  const count = (key: string, month = 1): number => Number(parameter(key, calendarYear(month)).whole);
  const company =
    (assumptions.taxedAs || (pack.ownerTaxed.includes(facts.legalStructure) ? 'owner' : 'company')) ===
    'company';
  const chosen = assumptions.vat.scheme;
  const shops: readonly string[] = company ? [] : (pack.vat.surcharge?.sectors ?? []);
  const isForeign = chosen === 'surcharge' && (company || pack.vat.surcharge === null);
  const usual = shops.includes(facts.sector ?? '') ? 'surcharge' : pack.vat.scheme;
  const scheme = chosen === '' || isForeign ? usual : chosen;
  const charged = scheme === 'standard' || scheme === 'cash';
  return {
    assumptions,
    pack,
    facts,
    scale,
    calendarMonth,
    calendarYear,
    ...calendar,
    grains,
    parameter,
    law,
    count,
    company,
    scheme,
    charged,
    ...createJournal(calendar.last),
  };
}

/** Fiscal years: each ends in a calendar month that the user or the country names; otherwise after twelve months. */
function calendarOf(assumptions: Assumptions, pack: Pack, calendarMonth: (month: number) => number) {
  const custom = ['es', 'fr', 'de', 'it', 'us'].includes(pack.country) ? 12 : '';
  const end = assumptions.start === '' ? '' : assumptions.yearEnd || custom;
  const ends = months().filter((month) =>
    end === '' ? month > 0 && month % 12 === 0 : month > 0 && calendarMonth(month) === end,
  );
  const yearOf = (month: number) => Math.min(5, ends.filter((each) => each < month).length + 1);
  const last = ends[4] ?? LAST;
  const yearSpan = (year: number) => months(last).filter((month) => yearOf(month) === year);
  const lengthOf = (year: number) => yearSpan(year).filter((month) => month > 0).length;
  return { last, yearOf, yearSpan, lengthOf };
}

/** What a pack or the user says, in the version of a year. */
function parametersOf(assumptions: Assumptions, pack: Pack): (key: string, year: number) => Exact {
  const ownRate = new Map(
    assumptions.parameters.filter(({ value }) => value !== '').map(({ key, value }) => [key, value]),
  );
  return (key, year) => {
    const typed = ownRate.get(key);
    const versions = pack.parameters
      .filter((each) => each.key === key)
      .toSorted((x, y) => y.validFrom - x.validFrom);
    const text =
      typed ?? (versions.find(({ validFrom }) => validFrom <= year) ?? versions.at(-1))?.value ?? '';
    return versions[0]?.unit === 'percent' || versions.length === 0 ? percent(text) : Exact.of(text);
  };
}

function createJournal(last: number) {
  const journal: Row[] = [];
  const row = (month: number, debit: string, credit: string, amount: bigint, cash = '') => {
    if (amount !== 0n && month <= last) journal.push({ month, debit, credit, amount, cash });
  };
  const rows = (debit: string, credit: string, amounts: readonly bigint[], cash = '') => {
    for (const [month, amount] of amounts.entries()) row(month, debit, credit, amount, cash);
  };
  return { journal, row, rows };
}

export type PostRow = Basics['row'];
