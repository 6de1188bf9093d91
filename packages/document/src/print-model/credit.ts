import { amountOf } from '@trazo/forecast/numbers/decimal';
import { breakEvenReach } from '@trazo/forecast/ratios/break-even-reach';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { firstYearSum } from '@trazo/plan/finance/sources-and-uses';
import { toDecimal } from '@trazo/plan/money';
import type { Plan } from '@trazo/plan/plan';
import { type PrintContact, printedContact } from './contact.ts';
import { creditChecks, type PrintCheck } from './credit-checks.ts';
import { openPoints } from './credit-open-points.ts';
import { financingColumns } from './drawings/financing-columns.ts';
import { lent } from './finance/forecast/assumptions/assumed-money.ts';
import { AssumptionWords } from './finance/forecast/assumptions/assumption-words.ts';
import { askedLoans, firstCovers, isBelowLeast, LEAST_COVER } from './finance/forecast/debt.ts';
import { monthLabel, monthName, type PrintedPlan } from './finance/forecast/printed-forecast.ts';
import { shareOf } from './finance/forecast/viability-table.ts';
import type { PrintColumns, PrintFact, PrintSpans, PrintTable } from './print-parts.ts';
import { approximate } from './sections/general.ts';
import type { PrintSection } from './sections/registry.ts';
import type { Wording } from './wording.ts';

/** The page for the lender: what is asked for, what it pays for, whether it can be paid back, and what is still open. */
export interface PrintCredit {
  readonly title: string;
  /** The amount asked for, the owners' share, the month of break-even, the lowest cash: those known. */
  readonly figures: readonly PrintFact[];
  /** The loans asked for with their terms. */
  readonly loans: PrintTable | null;
  readonly financing: PrintColumns | null;
  /** Cover of the debt in the first years against what lenders expect. */
  readonly cover: PrintSpans | null;
  /** Figures against what lenders usually ask for, for designs that list them; empty without a forecast. */
  readonly checks: { readonly label: string; readonly items: readonly PrintCheck[] };
  readonly openPoints: { readonly label: string; readonly sentences: readonly string[] };
  readonly collateral: PrintFact | null;
  readonly contact: PrintContact | null;
  /** Over the page on which the assumptions stand; blank where there are none. */
  readonly assumptions: string;
}

/** Sections from which on a document is so long that its reader may be in a hurry; the contents begin there, too. */
export const LEAST_SECTIONS = 5;
/** Loans that have a line of their own. */
const MOST_LOANS = 4;

/** Of the figures of the finance section; `null` where it is not printed or says nothing of money asked for, spent or brought. */
export function printCredit(
  plan: PrintedPlan,
  sections: readonly PrintSection[],
  wording: Wording,
): PrintCredit | null {
  const { words, line } = wording;
  const isPrinted = sections.some(({ id }) => id === 'finance');
  if (sections.length < LEAST_SECTIONS || !isPrinted) return null;
  const { forecast, finance } = plan;
  const collateral = line(finance.collateral);
  const financing = financingColumns(finance, wording);
  if (financing === null && forecast === null && collateral === '') return null;
  return {
    title: words('document:credit.title'),
    figures: figures(plan, wording),
    loans: forecast === null ? null : loanTable(plan, forecast, wording),
    financing,
    cover: forecast === null ? null : cover(forecast, wording),
    checks: {
      label: words('document:credit.checks.title'),
      items: forecast === null ? [] : creditChecks(forecast, wording),
    },
    openPoints: { label: words('document:credit.openPoints'), sentences: openPoints(plan, wording) },
    collateral: collateral === '' ? null : { label: words('finance:document.collateral'), value: collateral },
    contact: printedContact(plan, wording),
    assumptions: forecast === null ? '' : words('finance:document.assumed.caption'),
  };
}

function figures({ general, finance, forecast }: PrintedPlan, wording: Wording): readonly PrintFact[] {
  const { words, format, facts } = wording;
  const asked = firstYearSum(finance.financingNeeds);
  const isAsked = asked !== '' && toDecimal(asked).gt(0);
  const requested = isAsked ? format.money(asked) : forecast === null ? '' : words('document:credit.noAsk');
  const ask = [words('document:dossier.requested'), requested] as const;
  if (forecast === null) {
    const ownFunds = approximate(general.ownFunds, general.currency, wording);
    return facts([ask, [words('general:document.ownFunds'), ownFunds]]);
  }
  const { sourcesAndUses, cash, scale } = forecast.forecast;
  const reach = breakEvenReach(forecast.forecast);
  const { ownShare } = sourcesAndUses;
  return facts([
    ask,
    [
      words('document:credit.ownShare'),
      ownShare === null ? '' : format.percent(shareOf(ownShare, 10_000, 0), 0),
    ],
    [
      words('document:credit.breakEven'),
      reach.state === 'reached' ? monthName(forecast, reach.month, wording) : '',
    ],
    [
      words('document:credit.lowest', { month: monthLabel(forecast, cash.lowest.month, wording) }),
      format.money(amountOf(cash.lowest.amount, scale)),
    ],
  ]);
}

function loanTable(
  plan: Pick<Plan, 'general' | 'products'>,
  worked: PlanForecast,
  wording: Wording,
): PrintTable | null {
  const { words, line } = wording;
  const loans = askedLoans(worked);
  if (loans.length === 0) return null;
  const said = new AssumptionWords(plan, worked, wording);
  const months = (count: number) => words('document:credit.months', { count });
  const row = (cells: readonly string[]) => ({
    cells,
    weight: 'entry' as const,
    negative: cells.map(() => false),
  });
  const rest = loans.length - MOST_LOANS;
  return {
    caption: '',
    columns: [
      { label: words('document:credit.loan'), align: 'start' },
      ...(['amount', 'term', 'rate', 'grace'] as const).map((name) => ({
        label: name === 'amount' ? words('finance:document.amount') : words(`document:credit.${name}`),
        align: 'end' as const,
      })),
    ],
    rows: [
      ...loans
        .slice(0, MOST_LOANS)
        .map((loan) =>
          row([
            line(loan.name) || words('forecast:grid.loan'),
            lent(said, loan),
            loan.term === '' ? '–' : months(loan.term),
            loan.rate === '' ? '–' : said.share(loan.rate),
            loan.grace.months === 0 ? words('document:credit.noGrace') : months(loan.grace.months),
          ]),
        ),
      ...(rest > 0 ? [row([words('document:credit.others', { count: rest }), '', '', '', ''])] : []),
    ],
  };
}

function cover(worked: PlanForecast, { words, year, format }: Wording): PrintSpans | null {
  const years = firstCovers(worked);
  if (years.length === 0) return null;
  const longest = Math.max(1.25 * LEAST_COVER, ...years.map(({ times }) => Number(times)));
  const least = format.number(String(LEAST_COVER), 1);
  return {
    caption: words('document:credit.cover', { least }),
    subject: '',
    weighs: false,
    rows: years.map((each) => ({
      label: year(each.year),
      figure: format.number(each.times, 2),
      from: 0,
      to: Math.max(0, Number(each.times)) / longest,
      tone: isBelowLeast(each) ? ('loss' as const) : ('main' as const),
      negative: isBelowLeast(each),
    })),
    ticks: [{ at: LEAST_COVER / longest, label: least, over: true }],
    note: '',
  };
}
