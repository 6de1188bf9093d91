import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Stream } from '@trazo/plan/finance/assumptions/streams';

/** What may go wrong, as banks ask about it. */
export const STRESSES = ['less', 'late', 'slow', 'dear', 'together'] as const;
export type Stress = (typeof STRESSES)[number];

const DIGITS = { quantity: 3, price: 4, money: 2, share: 4 } as const;

const scaled = (text: string, factor: number, digits: number): string =>
  text === '' ? '' : String(Math.round(Number(text) * factor * 10 ** digits) / 10 ** digits);

const five = <Years extends readonly string[]>(years: Years, factor: number) =>
  years.map((amount) => scaled(amount, factor, DIGITS.money));

const isIncome = (path: string): boolean => path.startsWith('revenues.');
const isCost = (path: string): boolean =>
  path.startsWith('directExpenses.') || path.startsWith('otherExpenses.');

/** Figures typed over the calculated ones change as these do. */
const pinsTimes = ({ pins }: Assumptions, isMeant: (path: string) => boolean, factor: number) =>
  pins.map((pin) => (isMeant(pin.path) ? { ...pin, amount: scaled(pin.amount, factor, DIGITS.money) } : pin));

function soldTimes(stream: Stream, factor: number): Stream {
  if (stream.kind === 'annual') {
    const [a = '', b = '', c = '', d = '', e = ''] = five(stream.amounts, factor);
    return { ...stream, amounts: [a, b, c, d, e] };
  }
  const quantity = (text: string) => scaled(text, factor, DIGITS.quantity);
  if (stream.kind === 'monthly') return { ...stream, quantities: stream.quantities.map(quantity) };
  return { ...stream, first: quantity(stream.first), normal: quantity(stream.normal) };
}

/** All that is sold, times a factor. */
export const sellingTimes = (assumptions: Assumptions, factor: number): Assumptions => ({
  ...assumptions,
  streams: assumptions.streams.map((stream) => soldTimes(stream, factor)),
  pins: pinsTimes(assumptions, isIncome, factor),
});

function later(stream: Stream, months: number): Stream {
  const until = stream.until === '' ? '' : Math.min(60, stream.until + months);
  if (stream.kind === 'annual') {
    // The months that are lost take their part of the first year along.
    const [first, ...others] = stream.amounts;
    const left = Math.max(0, 13 - stream.from - months) / Math.max(1, 13 - stream.from);
    return { ...stream, amounts: [scaled(first, left, DIGITS.money), ...others] };
  }
  if (stream.kind === 'monthly') {
    const moved = [...new Array<string>(months).fill(''), ...stream.quantities];
    return { ...stream, until, quantities: moved.slice(0, stream.quantities.length) };
  }
  return { ...stream, until, from: Math.min(60, stream.from + months) };
}

/** Sales begin so many months later; costs begin as planned. */
const openingLater = (assumptions: Assumptions, months: number): Assumptions => ({
  ...assumptions,
  streams: assumptions.streams.map((stream) => later(stream, months)),
});

/** Customers pay so many days later than agreed. */
const paidLater = (assumptions: Assumptions, days: number): Assumptions => ({
  ...assumptions,
  streams: assumptions.streams.map((stream) => ({
    ...stream,
    terms: stream.terms.map((part) => ({ ...part, days: Math.min(360, part.days + days) })),
  })),
});

/** What is bought, paid to people and paid whatever is sold, times a factor. */
const costingTimes = (assumptions: Assumptions, factor: number): Assumptions => ({
  ...assumptions,
  streams: assumptions.streams.map((stream) => {
    if (stream.cost === null) return stream;
    const amount = scaled(stream.cost.amount, factor, DIGITS.price);
    const share = String(Math.min(100, Number(scaled(stream.cost.share, factor, DIGITS.share))) || '');
    return { ...stream, cost: { ...stream.cost, amount, share } };
  }),
  people: assumptions.people.map((person) => ({
    ...person,
    gross: scaled(person.gross, factor, DIGITS.money),
  })),
  overheads: assumptions.overheads.map((overhead) => {
    const [a = '', b = '', c = '', d = '', e = ''] = five(overhead.amounts, factor);
    const share = String(Math.min(100, Number(scaled(overhead.share, factor, DIGITS.share))) || '');
    return {
      ...overhead,
      amount: scaled(overhead.amount, factor, DIGITS.money),
      share,
      amounts: [a, b, c, d, e],
    };
  }),
  pins: pinsTimes(assumptions, isCost, factor),
});

/** Those that may happen to a business: one that is running does not open later. */
export const stressesOf = ({ opening }: Pick<Assumptions, 'opening'>): readonly Stress[] =>
  opening === null ? STRESSES : STRESSES.filter((stress) => stress !== 'late');

/** The assumptions under a stress: sales 20 % lower, sales three months later, paid 30 days later, costs 10 % higher, or all with sales 15 % lower. */
export function stressed(stress: Stress, assumptions: Assumptions): Assumptions {
  switch (stress) {
    case 'less':
      return sellingTimes(assumptions, 0.8);
    case 'late':
      return openingLater(assumptions, 3);
    case 'slow':
      return paidLater(assumptions, 30);
    case 'dear':
      return costingTimes(assumptions, 1.1);
    case 'together': {
      const less = sellingTimes(assumptions, 0.85);
      const late = stressesOf(assumptions).includes('late') ? openingLater(less, 3) : less;
      return costingTimes(paidLater(late, 30), 1.1);
    }
  }
}
