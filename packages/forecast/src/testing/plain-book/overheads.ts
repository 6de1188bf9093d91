import type { Overhead } from '@trazo/plan/finance/assumptions/costs';
import { Exact, inProportion, percent, UNIT, whole, ZERO } from '../exact.ts';
import type { Basics } from './basics.ts';
import { FISCAL_YEARS, months, written } from './journal.ts';
import { pin } from './pins.ts';
import { active, grown } from './sold.ts';
import { buy, gross } from './vat.ts';

/** Posts the overheads; returns what the recurring ones cost in the first year. */
export function postOverheads(basics: Basics, revenue: readonly bigint[]): bigint {
  const lines = basics.assumptions.overheads
    .toSorted((x, y) => (x.id < y.id ? -1 : 1))
    .map((o) => ({ o, amounts: gross(basics, amountsOf(basics, o, revenue), o.vat) }));
  for (const category of new Set(basics.assumptions.overheads.map((o) => o.category)))
    pin(
      basics,
      `otherExpenses.f:${category}`,
      lines.filter(({ o }) => o.category === category && !o.direct).map(({ amounts }) => amounts),
    );
  let recurring = 0n;
  for (const { o, amounts } of lines) {
    if (o.direct) pin(basics, `directExpenses.f:${o.id}`, [amounts]);
    const account = o.direct ? 'directCosts' : o.rhythm === 'percent' ? 'variableOverheads' : 'overheads';
    if (account === 'overheads' && o.rhythm !== 'once')
      for (let month = 1; month <= 12; month += 1) recurring += amounts[month] ?? 0n;
    const terms = [{ share: '100', days: o.days }];
    buy(basics, { account, amounts, rate: o.vat, terms, cash: o.direct ? 'suppliers' : 'overheads' });
  }
  return recurring;
}

function isDue(o: Overhead, month: number): boolean {
  const gap = { monthly: 1, quarterly: 3, yearly: 12, once: 1000, percent: 1, annual: 1 }[o.rhythm];
  if (o.rhythm === 'once') return month === o.from;
  return active(o, month) && (month - o.from) % gap === 0;
}

function amountsOf(basics: Basics, o: Overhead, revenue: readonly bigint[]): bigint[] {
  if (o.rhythm === 'annual') return annualAmounts(basics, o);
  return written((month) => {
    if (!isDue(o, month)) return ZERO;
    return o.rhythm === 'percent'
      ? whole(revenue[month] ?? 0n).times(percent(o.share))
      : Exact.of(o.amount)
          .times(grown(basics, o.growth, month))
          .times(basics.scale);
  });
}

function annualAmounts({ grains, yearSpan }: Basics, o: Overhead): bigint[] {
  const amounts = months().map(() => 0n);
  for (const year of FISCAL_YEARS) {
    const open = yearSpan(year).filter((month) => month > 0 && isDue(o, month));
    if (open.length === 0) continue;
    const equally = open.map(() => UNIT);
    for (const [index, part] of inProportion(grains(o.amounts[year - 1] ?? ''), equally).entries())
      amounts[open[index] ?? 0] = part;
  }
  return amounts;
}
