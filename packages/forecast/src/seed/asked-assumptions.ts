import { ASSUMPTION_LIMITS, type Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Person } from '@trazo/plan/finance/assumptions/costs';
import type { Contribution, Loan } from '@trazo/plan/finance/assumptions/funding';
import { blankCost } from '@trazo/plan/finance/assumptions/new-items';
import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import { COMPUTED } from '@trazo/plan/finance/year-lines';
import { readable } from '../fill/typed-figures.ts';
import { isProductLineUntyped, PLAN_LINES, type PlanLine, type SeedSources } from './plan-lines.ts';

type Identified = { readonly id: string };

/** A line as it is asked about, and as it is stored; one that follows from the plan is not, until something is typed in it. */
interface AskedLine<Line> {
  readonly asked: Line;
  readonly stored: Line | undefined;
}

interface Asked {
  readonly assumptions: Assumptions;
  readonly streams: readonly AskedLine<Stream>[];
  readonly people: readonly AskedLine<Person>[];
  readonly contributions: readonly AskedLine<Contribution>[];
  readonly loans: readonly AskedLine<Loan>[];
}

/** Stored lines, and each that follows from the plan where none says the same: after the one before it in the plan. */
function withPlanLines<Line extends Identified>(
  stored: readonly Line[],
  fromPlan: readonly PlanLine<Line>[],
  declined: readonly string[],
  limit: number,
): AskedLine<Line>[] {
  const lines: AskedLine<Line>[] = stored.map((line) => ({ asked: line, stored: line }));
  let place = 0;
  for (const { line, is } of fromPlan) {
    const found = lines.findIndex(({ asked }) => is(asked));
    if (found >= 0) place = found + 1;
    else if (!declined.includes(line.id) && lines.length < limit) {
      lines.splice(place, 0, { asked: line, stored: undefined });
      place += 1;
    }
  }
  return lines;
}

/** Where a product has a cost, its line asks what a unit costs, and the answer follows. */
function withUnitCost(stream: Stream, { products }: SeedSources): Stream {
  if (stream.cost !== null || stream.kind === 'annual' || !stream.id.startsWith(COMPUTED)) return stream;
  const product = products.items.find(({ id }) => id === stream.productId);
  return product === undefined || readable(product.cost) === ''
    ? stream
    : { ...stream, cost: blankCost('unit') };
}

const askedIn = <Line>(lines: readonly AskedLine<Line>[]): Line[] => lines.map(({ asked }) => asked);

function ask(assumptions: Assumptions, sources: SeedSources): Asked {
  const { declined } = assumptions;
  const lines = <Line extends Identified>(
    stored: readonly Line[],
    fromPlan: (sources: SeedSources) => readonly PlanLine<Line>[],
    limit: number,
  ) => withPlanLines(stored, fromPlan(sources), declined, limit);
  const products = new Set(sources.products.items.map(({ id }) => id));
  // With a product goes its line, unless something is typed in it.
  const sold = assumptions.streams.filter(
    (stream) => products.has(stream.productId) || !isProductLineUntyped(stream),
  );
  const streams = lines(sold, PLAN_LINES.streams, ASSUMPTION_LIMITS.streams).map(({ asked, stored }) => ({
    asked: withUnitCost(asked, sources),
    stored,
  }));
  const people = lines(assumptions.people, PLAN_LINES.people, ASSUMPTION_LIMITS.people);
  const contributions = lines(
    assumptions.contributions,
    PLAN_LINES.contributions,
    ASSUMPTION_LIMITS.contributions,
  );
  const loans = lines(assumptions.loans, PLAN_LINES.loans, ASSUMPTION_LIMITS.loans);
  return {
    assumptions: {
      ...assumptions,
      streams: askedIn(streams),
      people: askedIn(people),
      contributions: askedIn(contributions),
      loans: askedIn(loans),
    },
    streams,
    people,
    contributions,
    loans,
  };
}

const known = new WeakMap<Assumptions, { readonly from: readonly unknown[]; readonly asked: Asked }>();

/** Memo by identity: each field of the form asks for the same. */
function askedOf(assumptions: Assumptions, sources: SeedSources): Asked {
  const { general, products, team, finance } = sources;
  const from = [general.newCompany, general.ownFunds, products.items, team.members, finance.financingNeeds];
  const found = known.get(assumptions);
  if (found?.from.every((each, index) => each === from[index]) === true) return found.asked;
  const asked = ask(assumptions, sources);
  known.set(assumptions, { from, asked });
  return asked;
}

/**
 * The assumptions as they are asked about: those of the plan, and a line for each thing that its other sections name already. What of a
 * line follows is blank in it (`seededAssumptions` has the values).
 */
export const askedAssumptions = (assumptions: Assumptions, sources: SeedSources): Assumptions =>
  askedOf(assumptions, sources).assumptions;

/** The lines of a list as they are stored; those of the plan only where they were typed in, or all of them. */
const storedIn = <Line>(
  before: readonly AskedLine<Line>[],
  edited: readonly Line[],
  isWithAll: boolean,
): Line[] =>
  edited.flatMap((line) => {
    const unchanged = before.find(({ asked }) => asked === line);
    if (unchanged === undefined) return [line];
    return unchanged.stored ?? (isWithAll ? [line] : []);
  });

const sameIds = (one: readonly Identified[], other: readonly Identified[]): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

/**
 * What is stored of asked assumptions that were edited: a line that follows from the plan once something was typed in it, one that was
 * taken out by its id. Where it would then not be asked about where it stands, it is stored as well.
 */
export function storedAssumptions(
  before: Assumptions,
  sources: SeedSources,
  edit: (asked: Assumptions) => Assumptions,
): Assumptions {
  const asked = askedOf(before, sources);
  const edited = edit(asked.assumptions);
  if (edited === asked.assumptions) return before;
  const lists = (isWithAll: (list: 'streams' | 'people' | 'contributions' | 'loans') => boolean) => ({
    streams: storedIn(asked.streams, edited.streams, isWithAll('streams')),
    people: storedIn(asked.people, edited.people, isWithAll('people')),
    contributions: storedIn(asked.contributions, edited.contributions, isWithAll('contributions')),
    loans: storedIn(asked.loans, edited.loans, isWithAll('loans')),
  });
  const next = { ...edited, declined: declinedIn(asked.assumptions, edited) };
  const lean = { ...next, ...lists(() => false) };
  const shown = askedAssumptions(lean, sources);
  return { ...next, ...lists((list) => !sameIds(shown[list], edited[list])) };
}

const idsIn = ({ streams, people, contributions, loans }: Assumptions): string[] =>
  [...streams, ...people, ...contributions, ...loans].map(({ id }) => id);

/** Ids of lines of the plan that were taken out, by this edit or before; one that is there again is not. */
function declinedIn(asked: Assumptions, edited: Assumptions): string[] {
  const there = new Set(idsIn(edited));
  const gone = idsIn(asked).filter((id) => id.startsWith(COMPUTED) && !there.has(id));
  return [...new Set([...edited.declined, ...gone])].filter((id) => !there.has(id));
}
