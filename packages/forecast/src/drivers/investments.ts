import type { Investment } from '@trazo/plan/finance/assumptions/costs';
import type { ForecastContext } from '../forecast-context.ts';
import type { Operand } from '../ledger/figure.ts';
import type { Origin } from '../ledger/ledger.ts';
import { type Formula, money, named, typedMoney } from '../ledger/operands.ts';
import { mulDiv } from '../numbers/integers.ts';
import { noMonths, totalOf } from '../numbers/posted.ts';
import { type Book, costWithTax, withinCost, withinRange } from './book.ts';
import { partsOf } from './lags.ts';
import { postDifference } from './pins.ts';
import { postPurchase } from './purchases.ts';

/** Linear: after k of L months `R(cost · k / L)` is written off, from the month of purchase (month 1 at the earliest). */
export function writtenOff(cost: number, month: number, life: number): number[] {
  const first = Math.max(1, month);
  let before = 0;
  return noMonths().map((_, current) => {
    const used = Math.min(life, current - first + 1);
    if (used <= 0) return 0;
    const sum = mulDiv(cost, used, life);
    const part = sum - before;
    before = sum;
    return part;
  });
}

export const isAmortized = ({ kind }: Pick<Investment, 'kind'>): boolean =>
  kind === 'intangible' || kind === 'software' || kind === 'goodwill';

/** Months an investment is used; 0: it is not written off. */
export function lifeOf(context: ForecastContext, { kind, life }: Investment): number {
  if (kind === 'land' || kind === 'deposit') return 0;
  if (life !== '') return life;
  const { pack, parameters, taxedAs } = context;
  const usual = pack.lives[kind];
  if (usual === null) return 0;
  const ofOwner = taxedAs === 'owner' && !parameters.isOwn(usual) ? pack.ownerLives[kind] : undefined;
  return Math.max(1, parameters.at(ofOwner ?? usual, context.calendarYear(1)));
}

const lifeFormula =
  (cost: Operand, life: number): Formula =>
  () => [cost, named('÷', 'life', { measure: 'months', text: String(life) })];

/** One investment: cost, tax, payment and depreciation. Returns what is written off a month and the cost. */
function postInvestment(book: Book, investment: Investment): { cost: number; written: number[] } {
  const { context, ledger } = book;
  const { id, kind, month, inKind } = investment;
  const isDeposit = kind === 'deposit';
  let months = noMonths();
  months[month] = context.grains(investment.cost);
  months = withinRange(book, `investments.${id}`, months);
  const origin: Origin = { kind: 'investment', id, group: kind };
  const typed = named('+', 'cost', typedMoney(investment.cost));
  if (inKind) {
    const account = isDeposit ? 'deposits' : 'fixed';
    ledger.post(account, 'capital', months, { ...origin, kind: 'inKind' }, () => [typed]);
  } else {
    if (!isDeposit) months = costWithTax(book, months, context.vatRates(investment.vat));
    postPurchase(book, {
      months,
      account: isDeposit ? 'deposits' : 'fixed',
      rate: isDeposit ? 'none' : investment.vat,
      parts: partsOf(investment.terms),
      origin: { ...origin, cash: isDeposit ? 'deposits' : 'investments' },
      formula: (each) =>
        isDeposit ? [typed] : [typed, ...withinCost(context, context.vatRates(investment.vat), each)],
    });
  }
  const cost = totalOf(months);
  const life = lifeOf(context, investment);
  const written = life === 0 ? noMonths() : writtenOff(cost, month, life);
  const account = isAmortized(investment) ? 'amortization' : 'depreciation';
  ledger.post(
    account,
    'accumulated',
    written,
    origin,
    lifeFormula(named('+', 'cost', money(context, cost)), life),
  );
  return { cost, written };
}

/** All investments; returns what each writes off, for the grants that follow it. */
export function postInvestments(book: Book): Map<string, { cost: number; written: number[] }> {
  const { context, ledger } = book;
  const { opening, investments } = context.assumptions;
  if (opening !== null) {
    const owned = writtenOff(context.grains(opening.fixedAssets), 1, opening.fixedLife);
    const cost = named('+', 'cost', typedMoney(opening.fixedAssets));
    const origin = { kind: 'opening', id: 'fixedAssets' };
    ledger.post('depreciation', 'accumulated', owned, origin, lifeFormula(cost, opening.fixedLife));
  }
  const done = new Map(investments.map((each) => [each.id, postInvestment(book, each)] as const));
  for (const line of ['depreciation', 'amortization'] as const) {
    postDifference(book, { line, account: line, against: 'accumulated' });
  }
  return done;
}
