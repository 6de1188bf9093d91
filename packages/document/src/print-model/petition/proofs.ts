import { amountOf } from '@trazo/forecast/numbers/decimal';
import { breakEvenReach } from '@trazo/forecast/ratios/break-even-reach';
import { isBlankYears } from '@trazo/plan/finance/fiscal-years';
import { incomeStatement } from '@trazo/plan/finance/income-statement';
import { plannedYears } from '@trazo/plan/finance/planned-years';
import type { Amount } from '@trazo/plan/money';
import { isBlankText } from '@trazo/plan/rich-text/plain-text';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { inOneLine } from '../contact.ts';
import { financingSides } from '../finance/financing-sides.ts';
import { AssumptionWords, within } from '../finance/forecast/assumptions/assumption-words.ts';
import { firstCovers } from '../finance/forecast/debt.ts';
import { headsIn } from '../finance/forecast/personnel-table.ts';
import { amountsOf, monthLabel, monthName, type PrintedPlan } from '../finance/forecast/printed-forecast.ts';
import { shareOf } from '../finance/forecast/viability-table.ts';
import { decimalsOf } from '../format.ts';
import { legalFormName } from '../legal-form.ts';
import type { PrintFact } from '../print-parts.ts';
import { approximate } from '../sections/general.ts';
import type { Wording } from '../wording.ts';

/** What a plan can show for a requirement: what it is and says, blank where the plan says nothing of it, and where it stands. */
export interface Proof extends PrintFact {
  readonly section: SectionId;
  /** The annex of the finance section that has it, where that is printed. */
  readonly annex?: string;
  /** The name in the document of where in the section it stands, where it has one. */
  readonly anchor?: string;
  /** Whether a plan may do without it. */
  readonly isOptional?: boolean;
}

type Prove = (plan: PrintedPlan, wording: Wording) => Proof;

/** Names that stand in a line; the others are counted by who reads the section. */
const MOST_NAMES = 4;
const QUARTERS = [3, 6, 9, 12] as const;
const YEARS = [1, 2, 3] as const;

function namesOf(names: readonly string[]): string {
  const known = [...new Set(names)].filter((name) => name !== '');
  return inOneLine([...known.slice(0, MOST_NAMES), ...(known.length > MOST_NAMES ? ['…'] : [])]);
}

/** A line of the income statement in its first planned years. */
function byYear(plan: PrintedPlan, name: 'revenues' | 'netIncome', { year, format }: Wording): string {
  const { finance } = plan;
  if (!finance.revenues.some(({ years }) => !isBlankYears(years))) return '';
  const amounts: readonly Amount[] = incomeStatement(finance)[name];
  return inOneLine(
    YEARS.slice(0, plannedYears(finance)).map((each) => {
      const amount = amounts[each - 1] ?? '';
      return amount === '' ? '' : `${year(each)}: ${format.money(amount)}`;
    }),
  );
}

const viability = { section: 'finance', anchor: 'finance-viability' } as const;

/** Each of the plan's own facts that a requirement may rest on. */
export const PROOFS = {
  applicants: ({ team }, { words, line }) => ({
    section: 'team',
    label: words('document:petition.proofs.applicants'),
    value: namesOf(team.members.map(({ name, surname }) => `${line(name)} ${line(surname)}`.trim())),
  }),
  experience: ({ team }, { words }) => {
    const count = team.members.filter(({ description }) => !isBlankText(description)).length;
    const said = words('document:petition.described', { count, total: team.members.length });
    return {
      section: 'team',
      label: words('document:petition.proofs.experience'),
      value: count === 0 ? '' : said,
    };
  },
  legalForm: ({ general }, { words }) => ({
    section: 'general',
    label: words('general:document.legalStructure'),
    value: legalFormName(general, words),
  }),
  founded: ({ general }, { words, format }) => ({
    section: 'general',
    label: words('general:document.constitutionDate'),
    value: format.date(general.constitutionDate),
  }),
  opening: ({ general }, { words, format }) => ({
    section: 'general',
    label: words('general:document.activityDate'),
    value: format.date(general.activityDate),
  }),
  business: ({ general }, { words, line }) => ({
    section: 'general',
    label: words('general:document.businessType'),
    value: line(general.businessType),
  }),
  premises: ({ general }, { words, line }) => ({
    section: 'general',
    label: words('document:petition.proofs.premises'),
    value: line(general.address),
  }),
  rent: (plan, wording) => ({
    section: 'finance',
    annex: 'assumptions',
    label: wording.words('forecast:grid.categories.rent'),
    value: rent(plan, wording),
  }),
  investment: ({ finance }, wording) => {
    const { uses, money } = financingSides(finance, wording);
    const { words } = wording;
    return {
      section: 'finance',
      label: words('document:petition.proofs.investment'),
      value: uses.items.length === 0 ? '' : money(uses.sum),
    };
  },
  origin: ({ finance }, wording) => {
    const { sources } = financingSides(finance, wording, MOST_NAMES);
    return {
      section: 'finance',
      label: wording.words('document:petition.proofs.origin'),
      value: inOneLine(sources.items.map(({ label, figure }) => `${label} ${figure}`)),
    };
  },
  ownFunds: ({ general, forecast }, wording) => {
    const { words, format } = wording;
    const share = forecast?.forecast.sourcesAndUses.ownShare ?? null;
    const amount = approximate(general.ownFunds, general.currency, wording);
    return {
      section: amount === '' ? 'finance' : 'general',
      label: words('general:document.ownFunds'),
      value: inOneLine([amount, share === null ? '' : format.percent(shareOf(share, 10_000, 0), 0)]),
    };
  },
  collateral: ({ finance }, { words, line }) => ({
    section: 'finance',
    label: words('finance:document.collateral'),
    value: line(finance.collateral),
  }),
  jobs: ({ forecast }, wording) => ({
    section: 'finance',
    annex: 'people',
    label: wording.words('document:petition.proofs.jobs'),
    value:
      forecast === null || forecast.assumptions.people.length === 0
        ? ''
        : inOneLine(
            QUARTERS.map((month) => {
              const heads = headsIn(forecast, month);
              return `${monthLabel(forecast, month, wording)}: ${wording.format.number(heads, decimalsOf([heads]))}`;
            }),
          ),
  }),
  departments: ({ departments }, { words, line }) => ({
    section: 'departments',
    label: words('document:petition.proofs.departments'),
    value: namesOf(departments.items.map(({ name }) => line(name))),
  }),
  clients: ({ client }, { words, line }) => ({
    section: 'client',
    label: words('document:petition.proofs.clients'),
    value: line(client.location),
  }),
  market: ({ competition }, { words, format }) => ({
    section: 'competition',
    label: words('competition:document.marketSize'),
    value: competition.marketSize === '' ? '' : format.money(competition.marketSize),
  }),
  competitors: ({ competition }, { words, line }) => ({
    section: 'competition',
    label: words('competition:document.competitors'),
    value: namesOf(competition.competitors.map(({ name }) => line(name))),
  }),
  offer: ({ products }, { words, line }) => ({
    section: 'products',
    label: words('document:petition.proofs.offer'),
    value: namesOf(products.items.map(({ name }) => line(name))),
  }),
  channels: ({ marketing }, { words }) => ({
    section: 'marketing',
    label: words('document:petition.proofs.channels'),
    value: namesOf(
      marketing.campaigns.flatMap(({ platforms }) =>
        platforms.map((each) => words(`options:marketingPlatform.${each}`)),
      ),
    ),
  }),
  steps: ({ operations }, { words, line }) => ({
    section: 'operations',
    label: words('document:petition.proofs.steps'),
    value: namesOf(operations.steps.map(({ title }) => line(title))),
  }),
  revenue: (plan, wording) => ({
    section: 'finance',
    label: wording.words('finance:document.revenues'),
    value: byYear(plan, 'revenues', wording),
  }),
  result: (plan, wording) => ({
    section: 'finance',
    label: wording.words('finance:document.netIncome'),
    value: byYear(plan, 'netIncome', wording),
  }),
  breakEven: ({ forecast }, wording) => {
    const reach = forecast === null ? null : breakEvenReach(forecast.forecast);
    const isReached = forecast !== null && reach?.state === 'reached';
    return {
      ...viability,
      label: wording.words('document:credit.breakEven'),
      value: isReached ? monthName(forecast, reach.month, wording) : '',
    };
  },
  lowestCash: ({ forecast }, wording) => {
    const { words, format } = wording;
    if (forecast === null) return { ...viability, label: words('finance:document.lowestCash'), value: '' };
    const { cash, scale } = forecast.forecast;
    return {
      ...viability,
      label: words('document:credit.lowest', { month: monthLabel(forecast, cash.lowest.month, wording) }),
      value: format.money(amountOf(cash.lowest.amount, scale)),
    };
  },
  cover: ({ forecast }, { words, format, year }) => ({
    ...viability,
    label: words('finance:document.debtCover'),
    value: inOneLine(
      (forecast === null ? [] : firstCovers(forecast)).map(
        (each) => `${year(each.year)}: ${format.number(each.times, 2)}`,
      ),
    ),
    // Without debt there is none.
    isOptional: true,
  }),
  living: ({ forecast }, wording) => {
    const [drawn = 0] = forecast?.forecast.cash.lines.drawings.years ?? [];
    const [amount = ''] = forecast === null || drawn === 0 ? [] : amountsOf(forecast, [drawn]);
    return {
      section: 'finance',
      annex: 'private',
      label: wording.words('finance:document.privateTotal'),
      value: amount === '' ? '' : `${wording.year(1)}: ${wording.format.money(amount)}`,
      // Of a company the owners are paid by their salaries.
      isOptional: true,
    };
  },
} satisfies Readonly<Record<string, Prove>>;

export type ProofId = keyof typeof PROOFS;

/** The rents of the forecast as they were typed. */
function rent(plan: PrintedPlan, wording: Wording): string {
  const { forecast } = plan;
  if (forecast === null) return '';
  const said = new AssumptionWords(plan, forecast, wording);
  const { words } = wording;
  return inOneLine(
    forecast.assumptions.overheads
      .filter(({ category }) => category === 'rent')
      .map(({ rhythm, amount, amounts, share }) => {
        if (rhythm === 'annual') return said.years(amounts, (each) => said.money(each));
        if (rhythm === 'percent') return `${said.share(share)} ${words('finance:document.assumed.ofSales')}`;
        const money = said.money(amount);
        return amount === '' || rhythm === 'once'
          ? money
          : `${money} (${within(words(`forecast:options.rhythm.${rhythm}`))})`;
      }),
  );
}
