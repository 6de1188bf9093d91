import { isEqual } from '@trazo/plan/equality';
import { isBlank } from '@trazo/plan/fields';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Person } from '@trazo/plan/finance/assumptions/costs';
import type { Contribution, Loan } from '@trazo/plan/finance/assumptions/funding';
import { blankCost, newItem } from '@trazo/plan/finance/assumptions/new-items';
import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import { COMPUTED } from '@trazo/plan/finance/year-lines';
import type { Plan } from '@trazo/plan/plan';
import { readFreeAmount } from '@trazo/plan/writing/free-amount';
import { readable } from '../fill/typed-figures.ts';

/** What of a plan its assumptions follow. */
export interface SeedSources {
  readonly general: Pick<Plan['general'], 'newCompany' | 'activityDate' | 'ownFunds'>;
  readonly products: {
    readonly items: readonly Pick<Plan['products']['items'][number], 'id' | 'name' | 'salePrice' | 'cost'>[];
  };
  readonly team: {
    readonly members: readonly Pick<
      Plan['team']['members'][number],
      'id' | 'name' | 'surname' | 'position'
    >[];
  };
  readonly finance: Pick<Plan['finance'], 'assumptions' | 'financingNeeds'>;
}

/** A line that something of the plan is in the forecast, before anything is typed in it: blank where it follows. */
export interface PlanLine<Line> {
  readonly line: Line;
  /** Whether a line is about the same. */
  readonly is: (line: Line) => boolean;
}

/** Lists with lines that follow from the plan. */
type SeededList = 'streams' | 'people' | 'contributions' | 'loans';

/** Id of the line that follows from something of the plan: the same on every device. */
export const planLineId = (id: string): string => `${COMPUTED}${id}`;
export const OWN_FUNDS = planLineId('ownFunds');

/** Ids that are longer, or have the dot of a path in them, come from elsewhere and have no line. */
const isOurs = ({ id }: { readonly id: string }): boolean => id.length <= 60 && !id.includes('.');

/** What owners put into a new company; blank where it cannot be read. A running one has it in its opening balance. */
export function ownFundsOf({ general }: Pick<SeedSources, 'general'>): string {
  const read = general.newCompany ? readFreeAmount(general.ownFunds)?.amount : undefined;
  return read !== undefined && Number(read) > 0 ? read : '';
}

/** Needs of money that were typed in the plan; those that the forecast has filled in are its own. */
export const typedNeeds = ({
  finance,
}: Pick<SeedSources, 'finance'>): SeedSources['finance']['financingNeeds'] =>
  finance.financingNeeds.filter(
    ({ id, amount, period }) => !id.startsWith(COMPUTED) && period === 'once' && Number(readable(amount)) > 0,
  );

/** A product's line before anything is typed in it. */
const productLine = (id: string): Stream => ({ ...newItem.stream(planLineId(id)), productId: id });

/** Whether nothing is typed in a product's line that is stored: it was moved, or emptied again. */
export const isProductLineUntyped = (stream: Stream): boolean =>
  [null, blankCost('unit')].some((cost) => isEqual(stream, { ...productLine(stream.productId), cost }));

/** Lines that a plan's products, team, own funds and needs of money are, in its order. */
export const PLAN_LINES: {
  readonly [List in SeededList]: (sources: SeedSources) => PlanLine<Assumptions[List][number]>[];
} = {
  streams: ({ products }) =>
    products.items
      .filter((product) => isOurs(product) && ![product.name, product.salePrice, product.cost].every(isBlank))
      .map(
        ({ id }): PlanLine<Stream> => ({
          line: productLine(id),
          is: ({ productId }) => productId === id,
        }),
      ),
  people: ({ team }) =>
    team.members
      .filter((member) => isOurs(member) && ![member.name, member.surname, member.position].every(isBlank))
      .map(
        ({ id }): PlanLine<Person> => ({
          line: { ...newItem.person(planLineId(id)), memberId: id },
          is: ({ memberId }) => memberId === id,
        }),
      ),
  // Typed money of the owners says the same in other words: counted once.
  contributions: (sources) =>
    ownFundsOf(sources) === ''
      ? []
      : [
          {
            line: newItem.contribution(OWN_FUNDS, 'capital'),
            is: ({ kind }: Contribution) => kind === 'capital',
          },
        ],
  // So do typed loans.
  loans: (sources) => {
    const needs = typedNeeds(sources).filter(isOurs);
    const ids = new Set(needs.map(({ id }) => planLineId(id)));
    return needs.map(({ id }) => ({
      line: newItem.loan(planLineId(id), false),
      is: (loan: Loan) => loan.id === planLineId(id) || (!loan.running && !ids.has(loan.id)),
    }));
  },
};
