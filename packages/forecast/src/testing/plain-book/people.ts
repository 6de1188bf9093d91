import type { Person } from '@trazo/plan/finance/assumptions/costs';
import { Exact, sumOf, UNIT, whole, ZERO } from '../exact.ts';
import type { Basics } from './basics.ts';
import { insured } from './insured.ts';
import { least, months, total, written } from './journal.ts';
import { pin } from './pins.ts';
import { active, grown } from './sold.ts';

interface Job {
  readonly p: Person;
  readonly salaries: number;
  readonly pay: bigint[];
  readonly charges: bigint[];
  /** The part of the charges that the law lets off up to an amount. */
  readonly relieved: readonly bigint[];
}

/** Pay, what is kept of it for the extra salaries, and contributions. */
export function postPeople(basics: Basics): void {
  const jobs = basics.assumptions.people
    .toSorted((x, y) => (x.id < y.id ? -1 : 1))
    .map((p) => jobOf(basics, p));
  allow(basics, jobs);
  const direct = jobs.filter(({ p }) => p.direct);
  const office = jobs.filter(({ p }) => !p.direct);
  const payOf = (some: readonly Job[]) => some.map(({ pay }) => pay);
  const chargesOf = (some: readonly Job[]) => some.map(({ charges }) => charges);
  pin(basics, 'directExpenses.f:staff', [...payOf(direct), ...chargesOf(direct)]);
  pin(basics, 'otherExpenses.f:staff', payOf(office));
  pin(basics, 'otherExpenses.f:social', chargesOf(office));
  for (const job of jobs) postJob(basics, job);
}

const larger = (x: Exact, y: Exact): Exact => (x.isAbove(y) ? x : y);
const smaller = (x: Exact, y: Exact): Exact => (x.isAbove(y) ? y : x);

function jobOf(basics: Basics, p: Person): Job {
  const { calendarYear, pack, parameter, scale } = basics;
  const salaries = p.salaries === '' ? pack.salaries : p.salaries;
  const monthly = (month: number) =>
    Exact.of(p.gross)
      .times(p.per === 'year' ? UNIT : whole(salaries))
      .over(whole(12))
      .times(grown(basics, p.raise, month));
  const pay = written((month) =>
    active(p, month) ? monthly(month).times(Exact.of(p.heads)).times(scale) : ZERO,
  );
  const chargesOf = (relieved: boolean) => (month: number) => {
    if (!active(p, month)) return ZERO;
    const year = calendarYear(month);
    const director = pack.directorContribution;
    if (p.insuredAs === 'owner' && director !== null) {
      if (relieved) return ZERO;
      const income = whole(monthly(month).times(whole(100)).whole);
      const cents = (key: string) => whole(parameter(key, year).times(whole(100)).whole);
      const paid = insured(basics, director, { income, year, law: cents });
      return new Exact(paid, 100n).times(Exact.of(p.heads)).times(scale);
    }
    // Contributions are reckoned on pay to the cent.
    const base = new Exact(monthly(month).times(whole(100)).whole, 100n);
    const counted = pack.employer.filter(({ isRelieved }) => (isRelieved ?? false) === relieved);
    const each = counted.map(({ rate: general, temporary, bySector, floor, cap }) => {
      const { sector = '' } = basics.facts;
      const typed = basics.assumptions.parameters.some(({ key, value }) => key === general && value !== '');
      const rate = (sector === '' || typed ? undefined : bySector?.[sector]) ?? general;
      const low = floor === undefined ? ZERO : parameter(floor, year);
      const high = cap === undefined ? base : smaller(base, parameter(cap, year));
      return larger(ZERO, high.plus(low.negated)).times(
        parameter(p.insuredAs === 'temporary' && temporary !== undefined ? temporary : rate, year),
      );
    });
    return sumOf(each).times(Exact.of(p.heads)).times(scale);
  };
  const relieved = written(chargesOf(true));
  const charges = written(chargesOf(false)).map((charge, month) => charge + (relieved[month] ?? 0n));
  return { p, salaries, pay, charges, relieved };
}

/** An amount a year that the employer keeps of the relieved charges, unless only owners work there. */
function allow({ calendarMonth, calendarYear, law, pack }: Basics, jobs: readonly Job[]): void {
  const allowance = pack.employerAllowance;
  if (allowance === null || !jobs.some(({ p }) => p.insuredAs !== 'owner')) return;
  const used: bigint[] = [];
  for (const month of months().slice(1)) {
    if (calendarMonth(month) === allowance.startsIn) used.length = 0;
    const begun = months().findLast(
      (each) => each <= month && (each === 1 || calendarMonth(each) === allowance.startsIn),
    );
    for (const { charges, relieved } of jobs) {
      const open = law(allowance.amount, calendarYear(begun ?? 1)) - total(used);
      const kept = least(open, relieved[month] ?? 0n);
      used.push(kept);
      charges[month] = (charges[month] ?? 0n) - kept;
    }
  }
}

function postJob({ calendarMonth, count, pack, row }: Basics, { p, salaries, pay, charges }: Job): void {
  const regular = written((month) => whole(pay[month] ?? 0n).times(new Exact(12n, BigInt(salaries))));
  const usual = pack.extraPayMonths.length === 0 ? [12] : pack.extraPayMonths;
  const extra = salaries === 12 ? [] : salaries === 13 ? [usual.at(-1)] : usual;
  let kept = 0n;
  for (const month of months()) {
    kept += (pay[month] ?? 0n) - (regular[month] ?? 0n);
    row(month, p.direct ? 'directStaff' : 'staff', 'accruedPay', pay[month] ?? 0n);
    row(month, 'accruedPay', 'bank', regular[month] ?? 0n, 'wages');
    if (salaries !== 12 && (extra.includes(calendarMonth(month)) || month === p.until)) {
      row(month, 'accruedPay', 'bank', kept, 'wages');
      kept = 0n;
    }
    row(month, p.direct ? 'directStaff' : 'social', 'socialOwed', charges[month] ?? 0n);
    row(month + count('employer.payLag'), 'socialOwed', 'bank', charges[month] ?? 0n, 'social');
  }
}
