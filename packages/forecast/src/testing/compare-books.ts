import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { forecast } from '../forecast.ts';
import type { PlanFacts } from '../forecast-context.ts';
import { ACCOUNTS, PAYMENTS, RECEIPTS } from '../ledger/accounts.ts';
import type { Pack } from '../pack.ts';
import { plainBook } from './plain-book/plain-book.ts';

/** Where engine and second book differ, in words; empty: nowhere. */
export function differences(assumptions: Assumptions, pack: Pack, facts: PlanFacts): string[] {
  const ours = forecast(assumptions, pack, facts);
  const plain = plainBook(assumptions, pack, facts);
  const found: string[] = [];
  const compare = (what: string, figures: readonly number[], expected: readonly bigint[] | undefined) => {
    for (const [month, figure] of figures.entries()) {
      const other = expected?.[month] ?? 0n;
      if (BigInt(figure) === other) continue;
      found.push(`${what}[${month}]: engine ${figure}, second book ${other}`);
      return;
    }
  };
  for (const account of ACCOUNTS) compare(account, ours.ledger.balances(account), plain.balances[account]);
  for (const line of RECEIPTS) compare(line, ours.cash.lines[line].months, plain.cash[line]);
  for (const line of PAYMENTS) {
    compare(
      line,
      ours.cash.lines[line].months,
      plain.cash[line]?.map((amount) => -amount),
    );
  }
  compare('tax of the years', ours.income.incomeTax.years, plain.taxes);
  compare('losses left', [ours.lossesLeft], [plain.lossesLeft]);
  for (const [index, { debtCover }] of ours.ratios.years.entries()) {
    const other = plain.covers[index] ?? null;
    const expected = other !== null && Number.isSafeInteger(Number(other)) ? Number(other) : null;
    if (debtCover !== expected) found.push(`debt cover[${index}]: engine ${debtCover}, second book ${other}`);
  }
  return found;
}
