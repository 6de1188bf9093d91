import { type Assumptions, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Stream } from '@trazo/plan/finance/assumptions/streams';

const SEASON = ['0.8', '0.8', '0.9', '1', '1', '1.1', '0.9', '0.6', '1', '1.1', '1.2', '1.6'];

const units = (index: number): Stream => ({
  id: `s${index}`,
  kind: 'units',
  typedPer: 'month',
  name: '',
  productId: '',
  from: 1 + (index % 3),
  until: '',
  vat: index % 2 === 0 ? 'standard' : 'reduced',
  terms: [
    { share: '30', days: -15 },
    { share: '70', days: 45 },
  ],
  badDebt: '1',
  cost: { per: 'unit', amount: '7.35', share: '', index: '2', vat: 'standard', days: 30, stockDays: 20 },
  price: '18.90',
  priceIndex: '2.5',
  discount: '3',
  rampMonths: 9,
  first: '20',
  normal: String(75 + index),
  growth: ['', '12', '8', '5', '5'],
  season: SEASON,
});

const subscription = (index: number): Stream => {
  const { kind: _, ...line } = units(index);
  if (!('growth' in line)) throw new Error('units have growth');
  return { ...line, kind: 'subscription', churn: '2.5', billingMonths: 12, cost: null };
};

/** A larger firm than most plans have: 12 streams, 25 overheads, 15 people, 10 things bought, 2 loans. */
export function largeAssumptions(volume: number): Assumptions {
  return {
    ...emptyAssumptions(),
    country: 'es',
    start: '2027-04',
    yearEnd: 3,
    streams: Array.from({ length: 12 }, (_, index) =>
      index % 6 === 5 ? subscription(index) : { ...units(index), normal: String(75 * volume + index) },
    ),
    people: Array.from({ length: 15 }, (_, index) => ({
      id: `p${index}`,
      role: '',
      memberId: '',
      heads: '1',
      gross: String(1500 + 130 * index),
      per: 'month',
      salaries: 14,
      from: 1 + index,
      until: '',
      insuredAs: 'employee' as const,
      raise: '2',
      direct: index % 4 === 0,
    })),
    overheads: Array.from({ length: 25 }, (_, index) => ({
      id: `o${index}`,
      name: '',
      category: 'other',
      rhythm: index % 5 === 4 ? 'quarterly' : 'monthly',
      amount: String(90 + 35 * index),
      share: '',
      amounts: ['', '', '', '', ''],
      growth: '2',
      vat: 'standard',
      days: 30,
      from: 1,
      until: '',
      direct: false,
    })),
    investments: Array.from({ length: 10 }, (_, index) => ({
      id: `i${index}`,
      name: '',
      kind: index % 3 === 0 ? 'software' : 'machines',
      cost: String(2500 + 900 * index),
      month: 6 * (index % 4),
      vat: 'standard',
      life: '',
      terms: [{ share: '100', days: 30 }],
      inKind: false,
    })),
    contributions: [
      {
        id: 'c1',
        name: '',
        kind: 'capital',
        amount: '60000',
        month: 0,
        repaid: '',
        subordinated: false,
        rate: '',
      },
    ],
    loans: [0, 1].map((index) => ({
      id: `l${index}`,
      name: '',
      payouts: [{ month: index * 12, amount: '80000' }],
      rate: '4.25',
      term: 84,
      grace: { months: 6, kind: 'interestOnly' },
      method: index === 0 ? 'annuity' : 'linear',
      rhythm: index === 0 ? 1 : 3,
      fee: '1',
      guaranteeCost: '',
      needsAsking: true,
      running: false,
      bridge: false,
    })),
    creditLine: { limit: '30000', rate: '7' },
    dividends: { shares: ['', '20', '20', '20', '20'] },
  };
}
