import type { Investment } from '@trazo/plan/finance/assumptions/costs';
import { Exact, whole } from '../exact.ts';
import type { Basics } from './basics.ts';
import { months, total } from './journal.ts';
import { topUp } from './pins.ts';
import { buy, gross } from './vat.ts';

export interface Asset {
  readonly cost: bigint;
  readonly worn: readonly bigint[];
}

/** What of a cost is worn off each month, evenly over its life. */
export function worn(cost: bigint, month: number, life: number): bigint[] {
  const share = (passed: number) =>
    whole(cost).times(new Exact(BigInt(Math.min(life, Math.max(0, passed))), BigInt(life))).whole;
  const first = Math.max(1, month);
  return months().map((current) => share(current - first + 1) - share(current - first));
}

/** What lasts: its purchase and depreciation. */
export function postInvestments(b: Basics): Map<string, Asset> {
  const { opening } = b.a;
  if (opening !== null)
    b.rows('depreciation', 'accumulated', worn(b.grains(opening.fixedAssets), 1, opening.fixedLife));
  const assets = new Map(b.a.investments.map((i) => [i.id, postInvestment(b, i)]));
  topUp(b, { line: 'depreciation', account: 'depreciation', against: 'accumulated' });
  topUp(b, { line: 'amortization', account: 'amortization', against: 'accumulated' });
  return assets;
}

function postInvestment(b: Basics, i: Investment): Asset {
  const cost = total(postPurchase(b, i));
  const key = b.pack.lives[i.kind];
  const lasting =
    i.kind === 'land' || i.kind === 'goodwill' || i.kind === 'deposit' || (i.life === '' && key === null);
  const life = i.life === '' ? Math.max(1, key === null ? 1 : b.count(key)) : i.life;
  const used = lasting ? months().map(() => 0n) : worn(cost, i.month, life);
  const isIntangible = i.kind === 'intangible' || i.kind === 'software';
  b.rows(isIntangible ? 'amortization' : 'depreciation', 'accumulated', used);
  return { cost, worn: used };
}

function postPurchase(b: Basics, i: Investment): readonly bigint[] {
  const deposit = i.kind === 'deposit';
  const account = deposit ? 'deposits' : 'fixed';
  const net = months().map((month) => (month === i.month ? b.grains(i.cost) : 0n));
  if (i.inKind) {
    b.rows(account, 'capital', net);
    return net;
  }
  const amounts = deposit ? net : gross(b, net, i.vat);
  const rate = deposit ? 'none' : i.vat;
  buy(b, { account, amounts, rate, terms: i.terms, cash: deposit ? 'deposits' : 'investments' });
  return amounts;
}
