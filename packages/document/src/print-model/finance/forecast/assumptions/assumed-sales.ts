import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import type { Amount } from '@trazo/plan/money';
import { type Assumed, type AssumptionWords, isAtOnce, unless, within } from './assumption-words.ts';

type Ramped = Exclude<Stream, { kind: 'monthly' | 'annual' }>;

const isShare = ({ kind }: Stream): boolean => kind === 'hours' || kind === 'capacity';

const level = (said: AssumptionWords, stream: Ramped, amount: Amount): string =>
  isShare(stream) ? said.share(amount) : said.count(amount);

function volume(said: AssumptionWords, stream: Ramped): string {
  const { words } = said.wording;
  const normal = level(said, stream, stream.normal);
  switch (stream.kind) {
    case 'units':
      return words('finance:document.assumed.perMonth', { normal });
    case 'subscription':
      return words('finance:document.assumed.customers', {
        normal,
        churn: said.share(stream.churn),
        billing: within(words(`forecast:options.billingMonths.${stream.billingMonths}`)),
      });
    case 'hours':
      return words('finance:document.assumed.hours', {
        normal,
        heads: said.count(stream.heads),
        hours: said.count(stream.hoursPerWeek),
        off: stream.weeksOff,
      });
    case 'capacity':
      return words('finance:document.assumed.places', {
        normal,
        places: said.count(stream.capacity),
        turns: said.count(stream.turns),
        days: stream.days.reduce((total, each) => total + each, 0),
      });
  }
}

/** The weakest and the strongest month of an average one. */
function season(said: AssumptionWords, weights: readonly Amount[]): string[] {
  const numbers = weights.map(Number);
  const mean = numbers.reduce((total, each) => total + each, 0) / 12;
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  if (mean === 0 || low === high) return [];
  const { words, format } = said.wording;
  const monthOf = (weight: number) => format.monthName(numbers.indexOf(weight) + 1);
  const share = (weight: number) => format.percent(String((100 * weight) / mean), 0);
  return [
    words('finance:document.assumed.season', {
      low: share(low),
      lowMonth: monthOf(low),
      high: share(high),
      highMonth: monthOf(high),
    }),
  ];
}

/** A unit's cost rises as it says, else as the price does. */
const risesWith = (stream: Stream): Amount =>
  stream.cost?.index || ('priceIndex' in stream ? stream.priceIndex : '');

function costParts(said: AssumptionWords, stream: Stream): string[] {
  const { cost } = stream;
  if (cost === null) return [];
  const { words } = said.wording;
  const base =
    cost.per === 'unit'
      ? words('finance:document.assumed.unitCost', { cost: said.money(cost.amount) })
      : words(
          said.context.vatScheme === 'surcharge' && stream.kind !== 'annual'
            ? 'finance:document.assumed.costShareBeforeTax'
            : 'finance:document.assumed.costShare',
          { cost: said.share(cost.share) },
        );
  const inside = [
    ...(cost.per === 'unit' ? said.rise(risesWith(stream)) : []),
    ...said.vatOnGoods(cost.vat, stream.from),
    ...said.suppliers(cost.days),
    ...unless(cost.stockDays === 0, () => words('finance:document.assumed.stock', { days: cost.stockDays })),
  ];
  return [inside.length === 0 ? base : `${base} (${inside.join(', ')})`];
}

/** How a stream's quantity comes about. */
function quantityParts(said: AssumptionWords, stream: Stream): string[] {
  const { words } = said.wording;
  if (stream.kind === 'annual') return [said.years(stream.amounts, (amount) => said.money(amount))];
  if (stream.kind === 'monthly') {
    const byYear = [0, 12, 24, 36, 48].map((first) =>
      String(stream.quantities.slice(first, first + 12).reduce((total, each) => total + Number(each), 0)),
    );
    return [said.years(byYear, (sold) => said.count(sold))];
  }
  const rises = stream.rampMonths > 0 && stream.first !== '' && stream.first !== stream.normal;
  return [
    volume(said, stream),
    ...unless(!rises, () =>
      words('finance:document.assumed.ramp', {
        first: level(said, stream, stream.first),
        months: stream.rampMonths,
      }),
    ),
    ...('growth' in stream && stream.growth.some((rate) => rate !== '' && Number(rate) !== 0)
      ? [
          words('finance:document.assumed.growth', {
            years: said.years(stream.growth, (rate) => said.share(rate)),
          }),
        ]
      : []),
  ];
}

/** What is sold: its price, how much of it, what it costs, and when it is paid. */
export function assumedSales(said: AssumptionWords): Assumed[] {
  const { words } = said.wording;
  return said.worked.assumptions.streams.map((stream) => {
    const isPriced = stream.kind !== 'annual';
    return {
      name: said.lineName('revenues', stream.id),
      amount: isPriced ? said.money(stream.price) : '',
      parts: [
        ...quantityParts(said, stream),
        ...('season' in stream ? season(said, stream.season) : []),
        ...(isPriced ? said.rise(stream.priceIndex) : []),
        ...(isPriced
          ? unless(Number(stream.discount) === 0, () =>
              words('finance:document.assumed.discount', { share: said.share(stream.discount) }),
            )
          : []),
        ...said.span(stream),
        ...said.vat(stream.vat, stream.from),
        ...unless(isAtOnce(stream.terms), () =>
          words('finance:document.assumed.customersPay', { terms: said.terms(stream.terms) }),
        ),
        ...unless(Number(stream.badDebt) === 0, () =>
          words('finance:document.assumed.badDebt', { share: said.share(stream.badDebt) }),
        ),
        ...costParts(said, stream),
      ],
    };
  });
}
