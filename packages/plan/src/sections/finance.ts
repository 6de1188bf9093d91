import { z } from 'zod';
import { isBlank, itemId, shortText, uniqueById } from '../fields.ts';
import { assumptionsSchema } from '../finance/assumptions/assumptions.ts';
import { balanceOf, balanceSheetSchema } from '../finance/balance.ts';
import { blankYears, isBlankYears, yearAmounts } from '../finance/fiscal-years.ts';
import { amountPeriod } from '../finance/sources-and-uses.ts';
import { isEmptyYearLine, type YearLine, yearLineSchema } from '../finance/year-lines.ts';
import { amount } from '../money.ts';
import { isBlankText } from '../rich-text/plain-text.ts';
import { richText } from '../rich-text/rich-text.ts';
import { defineSection, type Expectation, expected, required } from './section-definition.ts';

export const reasonedAmountSchema = z.strictObject({
  id: itemId,
  reason: shortText,
  amount,
  period: amountPeriod,
});
export type ReasonedAmount = z.infer<typeof reasonedAmountSchema>;

/** A reason with its amount, as the form adds it. */
export const emptyReasonedAmount = (id: string): ReasonedAmount => ({
  id,
  reason: '',
  amount: '',
  period: 'once',
});

const yearLines = uniqueById(yearLineSchema, 'yearLines');
const reasonedAmounts = uniqueById(reasonedAmountSchema, 'reasonedAmounts');

const schema = z.strictObject({
  revenueModel: richText,
  useOfFunds: richText,
  exitStrategy: richText,
  /** What a lender can fall back on: mortgage, guarantor, pledge. */
  collateral: shortText,
  revenues: yearLines,
  directExpenses: yearLines,
  otherExpenses: yearLines,
  depreciation: yearAmounts,
  amortization: yearAmounts,
  interestExpense: yearAmounts,
  incomeTaxExpense: yearAmounts,
  balance: balanceSheetSchema,
  incomes: reasonedAmounts,
  expenses: reasonedAmounts,
  financingNeeds: reasonedAmounts,
  /** What the forecast follows from; null where the figures are typed by hand alone. */
  assumptions: assumptionsSchema.nullable(),
});
export type Finance = z.infer<typeof schema>;

const LINE_LISTS = ['revenues', 'directExpenses', 'otherExpenses'] as const;
const REASONED_LISTS = ['incomes', 'financingNeeds', 'expenses'] as const;

const isEmptyReasonedAmount = ({ reason, amount: value }: ReasonedAmount) => isBlank(reason) && value === '';

/** A reader cannot tell what a figure without a name is. */
const isNameless = (line: YearLine): boolean => isBlank(line.name) && !isBlankYears(line.years);
const isReasonless = (item: ReasonedAmount): boolean => isBlank(item.reason) && item.amount !== '';

/** Each figure without a name, by the path of the name; lists that need not be filled in are not counted otherwise. */
const namesLacking = <Item>(
  list: string,
  items: readonly Item[],
  name: keyof Item & string,
  isWithout: (item: Item) => boolean,
): readonly Expectation[] =>
  items.flatMap((item, index) => (isWithout(item) ? [required(`${list}.${index}.${name}`, false)] : []));

/** What the company earns, spends, owns and owes. */
export const finance = defineSection({
  schema,
  empty: {
    revenueModel: '',
    useOfFunds: '',
    exitStrategy: '',
    collateral: '',
    revenues: [],
    directExpenses: [],
    otherExpenses: [],
    depreciation: blankYears(),
    amortization: blankYears(),
    interestExpense: blankYears(),
    incomeTaxExpense: blankYears(),
    balance: {
      fixedAssets: '',
      currentAssets: '',
      ownFunds: '',
      longTermLiabilities: '',
      shortTermLiabilities: '',
    },
    incomes: [],
    expenses: [],
    financingNeeds: [],
    assumptions: null,
  },
  expectations: (section) => [
    required('revenueModel', !isBlankText(section.revenueModel)),
    expected('useOfFunds', !isBlankText(section.useOfFunds)),
    expected('exitStrategy', !isBlankText(section.exitStrategy)),
    required(
      'revenues',
      section.revenues.some(({ years }) => !isBlankYears(years)),
    ),
    expected(
      'directExpenses',
      section.directExpenses.some(({ years }) => !isBlankYears(years)),
    ),
    expected(
      'otherExpenses',
      section.otherExpenses.some(({ years }) => !isBlankYears(years)),
    ),
    // A draft may hold a figure still being corrected.
    required(
      'balance',
      balanceSheetSchema.safeParse(section.balance).success &&
        balanceOf(section.balance).state === 'balanced',
    ),
    expected(
      'financingNeeds',
      section.financingNeeds.some((need) => !isEmptyReasonedAmount(need)),
    ),
    ...LINE_LISTS.flatMap((list) => namesLacking(list, section[list], 'name', isNameless)),
    ...REASONED_LISTS.flatMap((list) => namesLacking(list, section[list], 'reason', isReasonless)),
  ],
  isEmpty: (section) =>
    section.assumptions === null &&
    [section.revenueModel, section.useOfFunds, section.exitStrategy].every(isBlankText) &&
    isBlank(section.collateral) &&
    [section.revenues, section.directExpenses, section.otherExpenses].flat().every(isEmptyYearLine) &&
    [section.depreciation, section.amortization, section.interestExpense, section.incomeTaxExpense].every(
      isBlankYears,
    ) &&
    Object.values(section.balance).every((value) => value === '') &&
    [section.incomes, section.expenses, section.financingNeeds].flat().every(isEmptyReasonedAmount),
});
