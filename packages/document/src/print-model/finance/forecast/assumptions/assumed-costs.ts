import { lifeOf } from '@trazo/forecast/drivers/investments';
import { investmentName } from '../investment-table.ts';
import { type Assumed, type AssumptionWords, isAtOnce, unless, within } from './assumption-words.ts';

function people(said: AssumptionWords): Assumed[] {
  const { words, line } = said.wording;
  const { pack } = said.context;
  return said.worked.assumptions.people.map((person) => ({
    name: line(person.role) || words('forecast:grid.staff'),
    amount: said.money(person.gross),
    parts: [
      words(
        person.per === 'month' ? 'finance:document.assumed.payMonth' : 'finance:document.assumed.payYear',
        {
          heads: said.count(person.heads),
          salaries: person.salaries === '' ? pack.salaries : person.salaries,
        },
      ),
      ...said.rise(person.raise),
      ...said.span(person),
      ...unless(person.insuredAs === 'employee', () =>
        within(words(`forecast:options.insuredAs.${person.insuredAs}`)),
      ),
      ...unless(!person.direct, () => words('finance:document.assumed.direct')),
    ],
  }));
}

function overheads(said: AssumptionWords): Assumed[] {
  const { words, line } = said.wording;
  return said.worked.assumptions.overheads.map((overhead) => {
    const { rhythm, category, from } = overhead;
    const amount =
      rhythm === 'annual'
        ? ''
        : rhythm === 'percent'
          ? said.share(overhead.share)
          : said.money(overhead.amount);
    const counted =
      rhythm === 'annual'
        ? said.years(overhead.amounts, (each) => said.money(each))
        : rhythm === 'percent'
          ? words('finance:document.assumed.ofSales')
          : rhythm === 'once'
            ? said.month(from)
            : within(words(`forecast:options.rhythm.${rhythm}`));
    return {
      name: line(overhead.name) || words(`forecast:grid.categories.${category}`),
      amount,
      parts: [
        counted,
        ...(rhythm === 'annual' || rhythm === 'percent' ? [] : said.rise(overhead.growth)),
        ...(rhythm === 'once' ? [] : said.span(overhead)),
        ...said.vat(overhead.vat, from),
        ...said.suppliers(overhead.days),
        ...unless(!overhead.direct, () => words('finance:document.assumed.direct')),
      ],
    };
  });
}

function investments(said: AssumptionWords): Assumed[] {
  const { words } = said.wording;
  return said.worked.assumptions.investments.map((investment) => {
    const { cost, month, inKind, terms, kind, vat } = investment;
    const life = lifeOf(said.context, investment);
    return {
      name: investmentName(investment, said.wording),
      amount: said.money(cost),
      parts: [
        said.month(month),
        ...unless(life === 0, () => words('finance:document.assumed.life', { months: life })),
        ...(inKind
          ? [words('finance:document.assumed.inKind')]
          : kind === 'deposit'
            ? []
            : said.vat(vat, month)),
        ...unless(inKind || isAtOnce(terms), () =>
          words('finance:document.assumed.paidIn', { terms: said.terms(terms) }),
        ),
      ],
    };
  });
}

/** People, what is paid whatever is sold, and what is bought. */
export const assumedCosts = (said: AssumptionWords): Assumed[] => [
  ...people(said),
  ...overheads(said),
  ...investments(said),
];
