import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { FiscalYears } from '@trazo/plan/finance/fiscal-calendar';
import type { Book } from './drivers/book.ts';
import { postContributions, postGrants, postLoans, type ScheduledLoan } from './drivers/funding.ts';
import { postInvestments } from './drivers/investments.ts';
import { postMonthsForward } from './drivers/months-forward.ts';
import { postOpening } from './drivers/opening.ts';
import { postOverheads } from './drivers/overheads.ts';
import { postPeople } from './drivers/people.ts';
import { isBeyond, Pins } from './drivers/pins.ts';
import { postSales } from './drivers/post-sales.ts';
import { type Sales, salesOf } from './drivers/sales.ts';
import { discountRateOf, ForecastContext, type PlanFacts } from './forecast-context.ts';
import { Ledger } from './ledger/ledger.ts';
import { roundDiv } from './numbers/integers.ts';
import { addTo, noMonths } from './numbers/posted.ts';
import type { Pack } from './pack.ts';
import { type Ratios, ratiosOf } from './ratios/ratios.ts';
import { type BalanceSheet, balanceSheetsOf } from './statements/balance-sheet.ts';
import { type CashPlan, cashPlanOf } from './statements/cash-plan.ts';
import { type FinancingYear, financingPlanOf } from './statements/financing-plan.ts';
import { type IncomeStatement, incomeStatementOf } from './statements/income-statement.ts';
import { type SourcesAndUses, sourcesAndUsesOf } from './statements/sources-and-uses.ts';
import type { VatScheme } from './vat-scheme.ts';

/** A forecast with what it was worked out from. */
export interface Explained {
  readonly assumptions: Assumptions;
  readonly pack: Pack;
  readonly facts: PlanFacts;
  readonly forecast: Forecast;
}

/** Sixty months that follow from the assumptions. All amounts are whole grains. */
export interface Forecast {
  /**
   * `complete`: every question that a figure depends on is answered. `incomplete`: `missing` names those that count as zero.
   * `outOfRange`: lines that are too large count as zero, so no figure is worth showing.
   */
  readonly state: 'complete' | 'incomplete' | 'outOfRange';
  /** Keys of parameters and paths of assumptions without an answer. */
  readonly missing: readonly string[];
  /** Keys of the parameters that its figures rest on. */
  readonly usedParameters: readonly string[];
  /** Paths of lines beyond what can be counted exactly. */
  readonly beyond: readonly string[];
  /** Grains in a unit of currency: 1 or 100. */
  readonly scale: number;
  readonly taxedAs: 'company' | 'owner';
  readonly vatScheme: VatScheme;
  /** Which months its fiscal years have. */
  readonly years: FiscalYears;
  readonly ledger: Ledger;
  readonly sales: readonly Sales[];
  readonly loans: readonly ScheduledLoan[];
  readonly income: IncomeStatement;
  readonly cash: CashPlan;
  /** At the end of month 0 to 60. */
  readonly balance: readonly BalanceSheet[];
  readonly sourcesAndUses: SourcesAndUses;
  readonly financing: readonly FinancingYear[];
  readonly ratios: Ratios;
  readonly minimumCash: number;
  /** Fiscal years whose dividend was cut to what is distributable and there. */
  readonly cappedDividends: readonly number[];
  readonly lossesLeft: number;
}

function bookOf(context: ForecastContext): Book {
  const beyond = new Set<string>();
  for (const { path, amount } of context.assumptions.pins) {
    if (isBeyond(amount)) beyond.add(`pins.${path}`);
  }
  return {
    context,
    ledger: new Ledger(context.years),
    pins: new Pins(context),
    beyond,
    prefinanced: new Map(),
  };
}

/** Money of owners' subordinated loans and capital grants within the first twelve months. */
function quasiEquity({
  assumptions,
  ...context
}: {
  assumptions: Assumptions;
  grains: (text: string) => number;
}) {
  let total = 0;
  for (const { kind, subordinated, amount, month } of assumptions.contributions) {
    if (kind === 'partnerLoan' && subordinated && month <= 12) total += context.grains(amount);
  }
  for (const { kind, amount, paid } of assumptions.grants) {
    if (kind === 'capital' && paid <= 12) total += context.grains(amount);
  }
  return total;
}

const NOTHING = ['', '', '', '', ''] as const;

/** The same assumptions without any line. */
const withoutLines = (assumptions: Assumptions): Assumptions => ({
  ...assumptions,
  streams: [],
  people: [],
  overheads: [],
  investments: [],
  contributions: [],
  loans: [],
  grants: [],
  creditLine: null,
  minimumCash: '',
  owner: { ...assumptions.owner, drawings: [...NOTHING], privateNeeds: [] },
  incomeTax: { ...assumptions.incomeTax, adjustments: [...NOTHING], lossesBefore: '', taxBefore: '' },
  opening: null,
  parameters: [],
  pins: [],
});

/**
 * The forecast of a plan's assumptions under a country's pack: pure, the same bits everywhere, never NaN. Where all lines together
 * leave the exact range of numbers, which takes absurd rates, there is a forecast of nothing that says so.
 */
export function forecast(assumptions: Assumptions, pack: Pack, facts: PlanFacts): Forecast {
  const result = forecastOf(assumptions, pack, facts);
  if (result.ledger.isExact) return result;
  const nothing = forecastOf(withoutLines(assumptions), pack, facts);
  return { ...nothing, state: 'outOfRange', beyond: [...result.beyond, 'total'] };
}

function forecastOf(assumptions: Assumptions, pack: Pack, facts: PlanFacts): Forecast {
  const context = new ForecastContext(assumptions, pack, facts);
  if (assumptions.start === '') context.parameters.missing.add('start');
  const book = bookOf(context);
  const { ledger } = book;
  const worked = assumptions.streams.map((stream) => salesOf(book, stream));
  const sales = worked.map((each) => each.sales);
  const revenue = noMonths();
  for (const each of sales) addTo(revenue, each.revenue);
  postOpening(book);
  postSales(book, worked);
  postPeople(book);
  const recurring = postOverheads(book, revenue);
  const investments = postInvestments(book);
  postContributions(book);
  const loans = postLoans(book);
  postGrants(book, investments);
  const staff = ledger.flowBetween('staff', 1, 12) + ledger.flowBetween('social', 1, 12);
  const minimumCash =
    assumptions.minimumCash === ''
      ? Math.max(0, roundDiv(recurring + staff, 12))
      : context.grains(assumptions.minimumCash);
  const outcome = postMonthsForward(book, minimumCash);
  const income = incomeStatementOf(ledger);
  const cash = cashPlanOf(ledger);
  const balance = balanceSheetsOf(context, ledger, loans);
  const discountRate = discountRateOf(context);
  const { missing, used } = context.parameters;
  return {
    state: book.beyond.size > 0 ? 'outOfRange' : missing.size > 0 ? 'incomplete' : 'complete',
    missing: [...missing].sort(),
    usedParameters: [...used],
    beyond: [...book.beyond].sort(),
    scale: context.scale,
    taxedAs: context.taxedAs,
    vatScheme: context.vatScheme,
    years: context.years,
    ledger,
    sales,
    loans,
    income,
    cash,
    balance,
    sourcesAndUses: sourcesAndUsesOf({
      ledger,
      cash,
      prefinanced: book.prefinanced,
      quasiEquity: quasiEquity({ assumptions, grains: (text) => context.grains(text) }),
    }),
    financing: financingPlanOf(ledger, income, cash),
    ratios: ratiosOf({ ledger, income, cash, balance, discountRate }),
    minimumCash,
    ...outcome,
  };
}
