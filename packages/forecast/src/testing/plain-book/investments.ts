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
export function postInvestments(basics: Basics): Map<string, Asset> {
  const { opening } = basics.assumptions;
  if (opening !== null)
    basics.rows(
      'depreciation',
      'accumulated',
      worn(basics.grains(opening.fixedAssets), 1, opening.fixedLife),
    );
  const assets = new Map(basics.assumptions.investments.map((i) => [i.id, postInvestment(basics, i)]));
  topUp(basics, { line: 'depreciation', account: 'depreciation', against: 'accumulated' });
  topUp(basics, { line: 'amortization', account: 'amortization', against: 'accumulated' });
  return assets;
}

function postInvestment(basics: Basics, i: Investment): Asset {
  const cost = total(postPurchase(basics, i));
  const ofAll = basics.pack.lives[i.kind];
  const isTyped = basics.assumptions.parameters.some(({ key, value }) => key === ofAll && value !== '');
  const key = ofAll === null || basics.company || isTyped ? ofAll : (basics.pack.ownerLives[i.kind] ?? ofAll);
  const lasting = i.kind === 'land' || i.kind === 'deposit' || (i.life === '' && key === null);
  const life = i.life === '' ? Math.max(1, key === null ? 1 : basics.count(key)) : i.life;
  const used = lasting ? months().map(() => 0n) : worn(cost, i.month, life);
  const isIntangible = ['intangible', 'software', 'goodwill'].includes(i.kind);
  basics.rows(isIntangible ? 'amortization' : 'depreciation', 'accumulated', used);
  return { cost, worn: used };
}

function postPurchase(basics: Basics, i: Investment): readonly bigint[] {
  const deposit = i.kind === 'deposit';
  const account = deposit ? 'deposits' : 'fixed';
  const net = months().map((month) => (month === i.month ? basics.grains(i.cost) : 0n));
  if (i.inKind) {
    basics.rows(account, 'capital', net);
    return net;
  }
  const amounts = deposit ? net : gross(basics, net, i.vat);
  const rate = deposit ? 'none' : i.vat;
  buy(basics, { account, amounts, rate, terms: i.terms, cash: deposit ? 'deposits' : 'investments' });
  return amounts;
}
