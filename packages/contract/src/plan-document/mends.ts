import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Contribution, Grant, Loan } from '@trazo/plan/finance/assumptions/funding';
import { money } from '@trazo/plan/finance/assumptions/numbers';
import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import { sum } from '@trazo/plan/money';
import type { Plan } from '@trazo/plan/plan';
import { leftOutSchema } from '@trazo/plan/sections/print-options';

/** Stands for a box's title where two writers left it none: one took its department away, the other its title. */
const UNTITLED = '–';

/**
 * The plan with what its fields say against each other mended, so that no item of it has to go: two devices that each wrote what goes
 * together can have written what does not. Values that are not of their type yet stay for `repair`.
 */
export function mended(plan: Plan): Plan {
  const { general, organigram, finance } = plan;
  const { print } = general;
  const isPrinted = leftOutSchema.safeParse(print.leftOut).success;
  return {
    ...plan,
    general: isPrinted ? general : { ...general, print: { ...print, leftOut: [] } },
    organigram: { ...organigram, nodes: organigram.nodes.map(withTitle) },
    finance: {
      ...finance,
      assumptions: finance.assumptions === null ? null : mendedAssumptions(finance.assumptions),
    },
  };
}

type Node = Plan['organigram']['nodes'][number];

function withTitle(node: Node): Node {
  if (node.kind === 'position') return node.position === '' ? { ...node, position: UNTITLED } : node;
  if (node.departmentId !== '') return node;
  const { id, superiorId } = node;
  return { kind: 'position', id, position: UNTITLED, departmentId: null, superiorId };
}

function mendedAssumptions(assumptions: Assumptions): Assumptions {
  const bought = new Set(assumptions.investments.map(({ id }) => id));
  return {
    ...assumptions,
    streams: assumptions.streams.map((stream) => withEnd(withShareOfRevenue(stream))),
    people: assumptions.people.map(withEnd),
    overheads: assumptions.overheads.map(withEnd),
    contributions: assumptions.contributions.map(repaidLater),
    loans: assumptions.loans.map(mendedLoan),
    grants: assumptions.grants.map((grant) => paidInTime(grant, bought)),
  };
}

/** What ends before it starts has no end. */
const withEnd = <Line extends { readonly from: number; readonly until: number | '' }>(line: Line): Line =>
  line.until !== '' && line.until < line.from ? { ...line, until: '' } : line;

/** Yearly amounts have no units that could cost something. */
const withShareOfRevenue = (stream: Stream): Stream =>
  stream.kind === 'annual' && stream.cost?.per === 'unit'
    ? { ...stream, cost: { ...stream.cost, per: 'revenue' } }
    : stream;

const repaidLater = (contribution: Contribution): Contribution =>
  contribution.repaid !== '' && contribution.repaid <= contribution.month
    ? { ...contribution, repaid: '' }
    : contribution;

function paidInTime(grant: Grant, bought: ReadonlySet<string>): Grant {
  const investmentId = bought.has(grant.investmentId) ? grant.investmentId : '';
  return { ...grant, investmentId, paid: Math.max(grant.paid, grant.month) };
}

/** A term and a grace of whole instalments, the grace the shorter one; payouts in order, and before the first repayment. */
function mendedLoan(loan: Loan): Loan {
  const { rhythm } = loan;
  if (![rhythm, loan.term || 0, loan.grace.months].every(Number.isInteger)) return loan;
  const whole = (months: number): number => months - (months % rhythm);
  const term = loan.term === '' ? '' : Math.max(rhythm, whole(loan.term));
  const grace = whole(loan.grace.months);
  const months = term === '' || grace < term ? grace : term - rhythm;
  const mendedTerms: Loan = { ...loan, term, grace: { ...loan.grace, months } };
  return { ...mendedTerms, payouts: payoutsOf(mendedTerms) };
}

function payoutsOf({ payouts, grace, running }: Loan): Loan['payouts'] {
  const [first] = payouts;
  if (first === undefined) return payouts;
  const month = running ? 0 : first.month;
  const isGood = payouts.every(
    (payout, index) =>
      index === 0 ||
      (payout.month > (payouts[index - 1]?.month ?? 0) && payout.month <= month + grace.months),
  );
  if (isGood && month === first.month && !(running && payouts.length > 1)) return payouts;
  // The sum is what was lent, whenever it is paid out.
  const amounts = payouts.map(({ amount }) => amount).filter((amount) => money.safeParse(amount).success);
  const [only = ''] = payouts.length === 1 ? [first.amount] : amounts.length === 0 ? [''] : [sum(amounts)];
  return [{ month, amount: only }];
}
