import type { PlanForecast } from '@trazo/packs/plan-forecast';
import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import type { Amount } from '@trazo/plan/money';
import type { Plan } from '@trazo/plan/plan';
import type { PrintList } from '../../print-parts.ts';
import type { Wording } from '../../wording.ts';
import { monthName } from './printed-forecast.ts';

type Assumed = Pick<Plan, 'products'> & Pick<PlanForecast, 'assumptions'>;

/** A share as it was typed, with no more decimals than it has. */
const shareOf = (percent: Amount, { format }: Wording): string =>
  format.percent(percent || '0', percent.split('.')[1]?.length ?? 0);

/** A quantity as it was typed: half a post is 0.5, not 0.50. */
const countOf = (quantity: Amount, { format }: Wording): string =>
  format.number(quantity || '0', quantity.split('.')[1]?.length ?? 0);

function streamSentences(stream: Stream, plan: Assumed, wording: Wording): string[] {
  const { words, format, line } = wording;
  const product = plan.products.items.find(({ id }) => id === stream.productId);
  const name = line(stream.name) || line(product?.name ?? '') || words('forecast:grid.sales');
  const [only, ...more] = stream.terms;
  const paid =
    only !== undefined && more.length === 0 && only.days > 0
      ? [words('finance:document.assumed.paidAfter', { name, days: only.days })]
      : [];
  if (stream.kind === 'annual' || stream.kind === 'monthly') return paid;
  const typed = stream.price || (product?.salePrice ?? '');
  if (typed === '') return paid;
  const plain = (amount: Amount) => countOf(amount, wording);
  const isShare = stream.kind === 'hours' || stream.kind === 'capacity';
  const level = (amount: Amount) => (isShare ? shareOf(amount, wording) : plain(amount));
  const common = { name, price: format.money(typed), normal: level(stream.normal) };
  const sentence = () => {
    switch (stream.kind) {
      case 'units':
        return words('finance:document.assumed.units', common);
      case 'subscription':
        return words('finance:document.assumed.subscription', {
          ...common,
          churn: shareOf(stream.churn, wording),
        });
      case 'hours':
        return words('finance:document.assumed.hours', {
          ...common,
          heads: plain(stream.heads),
          hours: plain(stream.hoursPerWeek),
        });
      case 'capacity':
        return words('finance:document.assumed.capacity', {
          ...common,
          places: plain(stream.capacity),
          turns: plain(stream.turns),
        });
    }
  };
  const rises = stream.rampMonths > 0 && stream.first !== stream.normal;
  const ramp = { first: level(stream.first), months: stream.rampMonths };
  return [
    rises ? words('finance:document.assumed.ramp', { ...ramp, sentence: sentence() }) : sentence(),
    ...paid,
  ];
}

function peopleSentences({ assumptions }: Assumed, wording: Wording): string[] {
  const { words, format, line } = wording;
  return assumptions.people
    .filter(({ gross }) => gross !== '')
    .map(({ role, heads, gross, per, from }) =>
      words(per === 'month' ? 'finance:document.assumed.person' : 'finance:document.assumed.yearlyPerson', {
        name: line(role) || words('forecast:grid.staff'),
        heads: countOf(heads, wording),
        gross: format.money(gross),
        month: monthName({ assumptions }, from, wording),
      }),
    );
}

function loanSentences({ assumptions }: Assumed, wording: Wording): string[] {
  const { words, format, line } = wording;
  return assumptions.loans.flatMap(({ name, payouts, rate, term, grace }) => {
    const [only, ...more] = payouts;
    if (only === undefined || only.amount === '' || more.length > 0 || term === '') return [];
    const sentence = words('finance:document.assumed.loan', {
      name: line(name) || words('forecast:grid.loan'),
      amount: format.money(only.amount),
      rate: shareOf(rate, wording),
      term,
    });
    return grace.months === 0
      ? sentence
      : words('finance:document.assumed.grace', { sentence, months: grace.months });
  });
}

/** What the figures rest on, one sentence each; null where nothing was answered. */
export function assumptionList(plan: Assumed, wording: Wording): PrintList | null {
  const sentences = [
    ...plan.assumptions.streams.flatMap((stream) => streamSentences(stream, plan, wording)),
    ...peopleSentences(plan, wording),
    ...loanSentences(plan, wording),
  ];
  if (sentences.length === 0) return null;
  return {
    kind: 'list',
    start: null,
    items: sentences.map((text) => [{ text, bold: false, italic: false, link: null }]),
    size: sentences.reduce((total, text) => total + Buffer.byteLength(text), 0),
  };
}
