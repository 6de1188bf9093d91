import { CURRENCY_NAMES, type Currency } from '@trazo/plan/currencies';
import { SECTIONS } from '@trazo/plan/sections/registry';
import { otherCurrencyIn } from '@trazo/plan/writing/amount-reading';
import { readFreeAmount } from '@trazo/plan/writing/free-amount';
import type { PrintedPlan } from '../finance/forecast/printed-forecast.ts';
import { legalFormName } from '../legal-form.ts';
import type { PrintFact } from '../print-parts.ts';
import type { Opener, Wording } from '../wording.ts';
import type { SectionPrinter } from './section-printer.ts';

export interface PrintGeneral extends Opener<'general'> {
  readonly facts: readonly PrintFact[];
}

export const general: SectionPrinter<PrintGeneral> = {
  sources: ({ products, finance }) => [products, finance],
  print(opener, plan, wording) {
    const { general: section } = plan;
    const { words, format, line } = wording;
    return {
      ...opener,
      facts: wording.facts([
        [words('general:document.companyName'), line(section.companyName)],
        [
          words('general:document.status'),
          words(section.newCompany ? 'general:document.newCompany' : 'general:document.existingCompany'),
        ],
        [words('general:document.legalStructure'), legalFormName(section, words)],
        [
          words('general:document.sector'),
          section.sector === '' ? '' : words(`options:sector.${section.sector}`),
        ],
        [words('general:document.businessType'), line(section.businessType)],
        [words('general:document.address'), line(section.address)],
        [
          words('general:document.country'),
          section.country === '' || section.country === 'other'
            ? ''
            : words(`legalForms:countries.${section.country}`),
        ],
        [words('general:document.constitutionDate'), format.date(section.constitutionDate)],
        [words('general:document.activityDate'), format.date(section.activityDate)],
        [words('general:document.ownFunds'), approximate(section.ownFunds, section.currency, wording)],
        [
          words('general:document.shareCapital'),
          approximate(section.shareCapital, section.currency, wording),
        ],
        [words('general:document.currency'), hasAmounts(plan) ? currencyOf(section.currency, wording) : ''],
      ]),
    };
  },
};

/** Whether the plan has figures the currency would be of. */
const hasAmounts = ({ general: { ownFunds, shareCapital }, products, finance }: PrintedPlan): boolean =>
  [ownFunds, shareCapital, ...products.items.map(({ salePrice }) => salePrice)].some(
    (typed) => typed !== '',
  ) || !SECTIONS.finance.isEmpty(finance);

/** With its name, but for the sign two currencies share: “yen or yuan” in a document would be neither. */
const currencyOf = (currency: Currency, { words }: Wording): string =>
  currency === '¥'
    ? currency
    : `${words(`general:form.currencies.${CURRENCY_NAMES[currency]}`)} (${currency})`;

/** One amount is printed as money, whatever it was typed as; anything else, and another currency, as it stands. */
export function approximate(typed: string, currency: Currency, { format, line }: Wording): string {
  const read = readFreeAmount(typed);
  if (read === undefined || otherCurrencyIn(typed, currency) !== undefined) return line(typed);
  const amount = format.money(read.amount);
  return read.bound === '' ? amount : `${read.bound} ${amount}`;
}
