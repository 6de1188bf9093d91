import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Person } from '@trazo/plan/finance/assumptions/costs';
import type { Loan } from '@trazo/plan/finance/assumptions/funding';
import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import { startOf } from '@trazo/plan/finance/calendar-years';
import { readable } from '../fill/typed-figures.ts';
import { byIdentity } from '../numbers/by-identity.ts';
import { askedAssumptions } from './asked-assumptions.ts';
import { OWN_FUNDS, ownFundsOf, planLineId, type SeedSources, typedNeeds } from './plan-lines.ts';

type Product = SeedSources['products']['items'][number];
type Member = SeedSources['team']['members'][number];

/** Memos by identity, so that a line which stays the same is worked out once. */
const [priced, named] = [byIdentity<Stream, Stream>(), byIdentity<Person, Person>()];

/** Makes of a product's price, as a plan says it, the price before the tax of its line. */
export type PriceBeforeTax = (price: string, rate: Stream['vat']) => string;

/** A product's line: name, price and cost of a unit are the product's where it has none of its own. */
function likeProduct(stream: Stream, product: Product | undefined, beforeTax: PriceBeforeTax): Stream {
  if (product === undefined) return stream;
  const salePrice = beforeTax(readable(product.salePrice), stream.vat);
  const unitCost = readable(product.cost);
  return priced(stream, JSON.stringify([product.name, salePrice, unitCost]), () => {
    const { cost } = stream;
    const line = {
      name: stream.name.trim() === '' ? product.name : stream.name,
      cost: cost?.per === 'unit' && cost.amount === '' ? { ...cost, amount: unitCost } : cost,
    };
    if (stream.kind === 'annual') return { ...stream, ...line };
    return { ...stream, ...line, price: stream.price === '' ? salePrice : stream.price };
  });
}

const roleOf = ({ name, surname, position }: Member): string =>
  position.trim() || `${name} ${surname}`.trim();

function likeMember(person: Person, member: Member | undefined): Person {
  if (member === undefined || person.role.trim() !== '') return person;
  const role = roleOf(member);
  return named(person, role, () => ({ ...person, role }));
}

function likeNeed(loan: Loan, need: ReturnType<typeof typedNeeds>[number] | undefined): Loan {
  if (need === undefined) return loan;
  const [first, ...others] = loan.payouts;
  const isFollowed = first?.amount === '' && others.length === 0;
  return {
    ...loan,
    name: loan.name.trim() === '' ? need.reason : loan.name,
    payouts: isFollowed ? [{ ...first, amount: need.amount }] : loan.payouts,
  };
}

/** Assumptions with what follows from the rest of the plan in place of their blanks, whichever lines they have. */
export function followingPlan(
  assumptions: Assumptions,
  sources: SeedSources,
  beforeTax: PriceBeforeTax,
): Assumptions {
  const { general, products, team } = sources;
  const productOf = new Map(products.items.map((product) => [product.id, product]));
  const memberOf = new Map(team.members.map((member) => [member.id, member]));
  const needOf = new Map(typedNeeds(sources).map((need) => [planLineId(need.id), need]));
  return {
    ...assumptions,
    start: startOf({ general, finance: { assumptions } }).slice(0, 7),
    streams: assumptions.streams.map((stream) =>
      likeProduct(stream, productOf.get(stream.productId), beforeTax),
    ),
    people: assumptions.people.map((person) => likeMember(person, memberOf.get(person.memberId))),
    contributions: assumptions.contributions.map((each) =>
      each.id === OWN_FUNDS && each.amount === '' ? { ...each, amount: ownFundsOf(sources) } : each,
    ),
    loans: assumptions.loans.map((loan) => likeNeed(loan, needOf.get(loan.id))),
  };
}

/** Answers that can follow from the rest of the plan, by path. */
const FOLLOWING =
  /^(?:start|streams\.\d+\.(?:name|price|cost\.amount)|people\.\d+\.role|contributions\.\d+\.amount|loans\.\d+\.(?:name|payouts\.0\.amount))$/;
export const canFollow = (path: string): boolean => FOLLOWING.test(path);

/** What the rest of the plan says in place of each answer that can follow, whatever was typed. */
export const planAnswers = (
  asked: Assumptions,
  sources: SeedSources,
  beforeTax: PriceBeforeTax,
): Assumptions =>
  followingPlan(
    {
      ...asked,
      start: '',
      streams: asked.streams.map(withoutAnswers),
      people: asked.people.map((person) => ({ ...person, role: '' })),
      contributions: asked.contributions.map((each) => ({ ...each, amount: '' })),
      loans: asked.loans.map((loan) => ({ ...loan, name: '', payouts: [{ month: 0, amount: '' }] })),
    },
    sources,
    beforeTax,
  );

function withoutAnswers(stream: Stream): Stream {
  const cost = stream.cost === null ? null : { ...stream.cost, amount: '' };
  return stream.kind === 'annual' ? { ...stream, name: '', cost } : { ...stream, name: '', cost, price: '' };
}

/**
 * The assumptions as they count: with the values that follow from the rest of the plan. A product or a person of the plan of which
 * nothing was said yet sells and costs nothing, and is no line.
 */
export function seededAssumptions(
  assumptions: Assumptions,
  sources: SeedSources,
  beforeTax: PriceBeforeTax,
): Assumptions {
  const asked = askedAssumptions(assumptions, sources);
  const said = new Set([...assumptions.streams, ...assumptions.people].map(({ id }) => id));
  return followingPlan(
    {
      ...asked,
      streams: asked.streams.filter(({ id }) => said.has(id)),
      people: asked.people.filter(({ id }) => said.has(id)),
    },
    sources,
    beforeTax,
  );
}
