import type { Grant } from '@trazo/plan/finance/assumptions/funding';
import { Exact, percent, whole } from '../exact.ts';
import type { Basics } from './basics.ts';
import { type Asset, worn } from './investments.ts';
import { months, most } from './journal.ts';

export function postContributions({ assumptions, grains, row }: Basics): void {
  for (const c of assumptions.contributions) {
    const account = c.kind === 'capital' ? 'capital' : c.subordinated ? 'quasiEquity' : 'partnerLoans';
    row(c.month, 'bank', account, grains(c.amount), c.kind === 'capital' ? 'capital' : 'partnerLoans');
    if (c.kind === 'capital') continue;
    if (c.repaid !== '') row(c.repaid, account, 'bank', grains(c.amount), 'partnerRepayments');
    const yearly = Exact.of(c.amount)
      .times(percent(c.rate))
      .times(whole(assumptions.grain === 'cent' ? 100 : 1));
    let paid = 0n;
    for (const month of months().filter(
      (each) => each > c.month && each <= (c.repaid === '' ? 60 : c.repaid),
    )) {
      const due = yearly.times(whole(month - c.month)).over(whole(12)).whole;
      row(month, 'interest', 'bank', due - paid, 'interest');
      paid = due;
    }
  }
}

/** A grant for an asset is income as the asset wears off. */
export function postGrant({ grains, row, rows }: Basics, g: Grant, assets: ReadonlyMap<string, Asset>): void {
  const amount = grains(g.amount);
  row(g.month, 'grantsDue', g.kind === 'capital' ? 'deferredGrants' : 'otherIncome', amount);
  row(g.paid, 'bank', 'grantsDue', amount, 'grants');
  if (g.kind === 'operating') return;
  const asset = assets.get(g.investmentId);
  if (asset === undefined) rows('deferredGrants', 'otherIncome', worn(amount, g.month, 60));
  else if (asset.cost > 0n) {
    let done = 0n;
    let used = 0n;
    for (const month of months()) {
      used += asset.worn[month] ?? 0n;
      if (month < g.month) continue;
      const due = whole(amount).times(new Exact(used, asset.cost)).whole;
      row(month, 'deferredGrants', 'otherIncome', due - done);
      done = due;
    }
  }
}

/** What the owner of a business that is taxed as a person takes out. */
export function postDrawings({ assumptions, company, grains, row, yearOf }: Basics): void {
  if (company) return;
  const household = assumptions.owner.privateNeeds.reduce(
    (sum, { kind, amount }) => sum + (kind === 'need' ? grains(amount) : -grains(amount)),
    0n,
  );
  for (const month of months().slice(1)) {
    const typed = assumptions.owner.drawings[yearOf(month) - 1] ?? '';
    row(month, 'drawings', 'bank', typed === '' ? most(0n, household) : grains(typed), 'drawings');
  }
}
