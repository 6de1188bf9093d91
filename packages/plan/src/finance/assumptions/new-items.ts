import type { Assumptions, Opening } from './assumptions.ts';
import type { Investment, Overhead, Person } from './costs.ts';
import type { Contribution, Grant, Loan } from './funding.ts';
import { MONTHS } from './numbers.ts';
import type { Stream, UnitCost } from './streams.ts';
import { paidAtOnce } from './terms.ts';

const EVEN = (): string[] => new Array<string>(12).fill('');

type MonthlyStream = Extract<Stream, { kind: 'monthly' }>;
type Line = Omit<MonthlyStream, 'kind' | 'quantities'>;
const RAMP = { rampMonths: 6, first: '', normal: '' };

/** What is sold, before anything is said of it. */
export const blankLine = (id: string): Line => ({
  id,
  name: '',
  productId: '',
  from: 1,
  until: '',
  vat: '',
  terms: paidAtOnce(),
  badDebt: '',
  cost: null,
  price: '',
  priceIndex: '',
  discount: '',
});

/** The kinds that the questions offer. */
export type OfferedKind = 'units' | 'subscription' | 'hours' | 'capacity';
export const isOfferedKind = (value: unknown): value is OfferedKind =>
  value === 'units' || value === 'subscription' || value === 'hours' || value === 'capacity';

function streamOf(kind: OfferedKind, line: Line): Stream {
  const growth: ['', '', '', '', ''] = ['', '', '', '', ''];
  switch (kind) {
    case 'units':
      return { ...line, ...RAMP, kind, typedPer: 'month', growth, season: EVEN() };
    case 'subscription':
      return {
        ...line,
        ...RAMP,
        kind,
        typedPer: 'month',
        growth,
        season: EVEN(),
        churn: '',
        billingMonths: 1,
      };
    case 'hours':
      return { ...line, ...RAMP, kind, season: EVEN(), heads: '', hoursPerWeek: '', weeksOff: 6 };
    case 'capacity':
      return {
        ...line,
        ...RAMP,
        kind,
        season: EVEN(),
        capacity: '',
        turns: '',
        days: new Array<number>(12).fill(26),
      };
  }
}

/** What all kinds of sale ask. */
function lineOf(stream: Stream): Line {
  const { id, name, productId, from, until, vat, terms, badDebt, cost } = stream;
  const { price = '', priceIndex = '', discount = '' } = stream.kind === 'annual' ? {} : stream;
  return { id, name, productId, from, until, vat, terms, badDebt, cost, price, priceIndex, discount };
}

const BLANK_MONTHS = (): string[] => new Array<string>(MONTHS).fill('');

/** The same thing, with what is sold typed by month. */
export const monthlyOf = (stream: Stream, quantities: string[]): MonthlyStream => ({
  ...lineOf(stream),
  kind: 'monthly',
  quantities,
});

/** What a first and a normal month count: things sold, new customers, or the share that is sold of what could be. */
const COUNTED: Readonly<Record<OfferedKind, 'sold' | 'joining' | 'share'>> = {
  units: 'sold',
  subscription: 'joining',
  hours: 'share',
  capacity: 'share',
};

/** The same thing, sold otherwise: what both kinds ask is kept. */
export function soldAs(stream: Stream, kind: OfferedKind): Stream {
  if (stream.kind === kind) return stream;
  const next = streamOf(kind, lineOf(stream));
  if (!('season' in stream) || !('rampMonths' in next)) return next;
  const { season } = stream;
  if (!('rampMonths' in stream)) return { ...next, season };
  const { rampMonths, first, normal } = stream;
  if (COUNTED[stream.kind] !== COUNTED[next.kind]) return { ...next, season, rampMonths };
  return { ...next, season, rampMonths, first, normal };
}

export const blankCost = (per: UnitCost['per']): UnitCost => ({
  per,
  amount: '',
  share: '',
  index: '',
  vat: '',
  days: 30,
  stockDays: 0,
});

export const blankOpening = (): Opening => ({
  bank: '',
  receivables: '',
  stock: '',
  fixedAssets: '',
  deposits: '',
  payables: '',
  vatOwed: '',
  socialOwed: '',
  taxOwed: '',
  partnerLoans: '',
  capital: '',
  fixedLife: 60,
  receivableDays: 30,
  payableDays: 30,
});

const overhead = (id: string, category: Overhead['category']): Overhead => ({
  id,
  name: '',
  category,
  rhythm: 'monthly',
  amount: '',
  share: '',
  amounts: ['', '', '', '', ''],
  growth: '',
  vat: '',
  days: 0,
  from: 1,
  until: '',
  direct: false,
});

/** Lines of assumptions as the questions add them: nothing is said that has no usual answer. */
export const newItem = {
  stream: (id: string): Stream => streamOf('units', blankLine(id)),
  /** Typed by month; with a price of one its months are amounts. */
  monthly: (id: string): MonthlyStream => ({
    ...blankLine(id),
    price: '1',
    kind: 'monthly',
    quantities: BLANK_MONTHS(),
  }),
  overhead,
  setUp: (id: string): Overhead => ({ ...overhead(id, 'dues'), rhythm: 'once', from: 0 }),
  person: (id: string): Person => ({
    id,
    role: '',
    memberId: '',
    heads: '1',
    gross: '',
    per: 'month',
    salaries: '',
    from: 1,
    until: '',
    raise: '',
    insuredAs: 'employee',
    direct: false,
  }),
  investment: (id: string, kind: Investment['kind']): Investment => ({
    id,
    name: '',
    kind,
    cost: '',
    month: 0,
    vat: kind === 'deposit' ? 'none' : '',
    life: '',
    terms: paidAtOnce(),
    inKind: false,
  }),
  contribution: (id: string, kind: Contribution['kind']): Contribution => ({
    id,
    name: '',
    kind,
    amount: '',
    month: 0,
    repaid: '',
    subordinated: false,
    rate: '',
  }),
  privateNeed: (id: string): Assumptions['owner']['privateNeeds'][number] => ({
    id,
    name: '',
    kind: 'need',
    amount: '',
  }),
  grant: (id: string): Grant => ({
    id,
    name: '',
    kind: 'operating',
    amount: '',
    month: 1,
    paid: 6,
    investmentId: '',
  }),
  loan: (id: string, running: boolean): Loan => ({
    id,
    name: '',
    payouts: [{ month: 0, amount: '' }],
    rate: '',
    term: 60,
    grace: { months: 0, kind: 'interestOnly' },
    method: 'annuity',
    rhythm: 1,
    fee: '',
    guaranteeCost: '',
    needsAsking: !running,
    running,
    bridge: false,
  }),
} satisfies Record<string, (id: string, ...more: never[]) => Assumptions['streams'][number] | object>;
