import { CURRENCY_NAMES, type Currency, inCurrency } from '@trazo/plan/currencies';
import { type Amount, toAmount, toDecimal } from '@trazo/plan/money';
import type { Section } from '@trazo/plan/plan';
import type { PrintGeneral } from '../print-model.ts';
import type { Opener, Wording } from '../wording.ts';

export function printGeneral(
  opener: Opener<'general'>,
  section: Section<'general'>,
  wording: Wording,
): PrintGeneral {
  const { words, format, line } = wording;
  return {
    ...opener,
    facts: wording.facts([
      [words('general:document.companyName'), line(section.companyName)],
      [
        words('general:document.status'),
        words(section.newCompany ? 'general:document.newCompany' : 'general:document.existingCompany'),
      ],
      [
        words('general:document.legalStructure'),
        section.legalStructure === '' ? '' : words(`options:legalStructure.${section.legalStructure}`),
      ],
      [
        words('general:document.sector'),
        section.sector === '' ? '' : words(`options:sector.${section.sector}`),
      ],
      [words('general:document.businessType'), line(section.businessType)],
      [words('general:document.address'), line(section.address)],
      [words('general:document.constitutionDate'), format.date(section.constitutionDate)],
      [words('general:document.activityDate'), format.date(section.activityDate)],
      [words('general:document.ownFunds'), approximate(section.ownFunds, section.currency, wording)],
      [words('general:document.shareCapital'), approximate(section.shareCapital, section.currency, wording)],
      [words('general:document.currency'), currencyOf(section.currency, wording)],
    ]),
  };
}

/** With its name, but for the sign two currencies share: “yen or yuan” in a document would be neither. */
const currencyOf = (currency: Currency, { words }: Wording): string =>
  currency === '¥'
    ? currency
    : `${words(`general:form.currencies.${CURRENCY_NAMES[currency]}`)} (${currency})`;

/** Digits alone, or with one or two decimals, can only mean one number; of anything else only the sign is the plan's. */
const PLAIN_NUMBER = /^\d{1,30}(?:[.,]\d{1,2})?$/;

function approximate(typed: string, currency: Currency, { format, line }: Wording): string {
  const text = line(inCurrency(typed, currency));
  if (!PLAIN_NUMBER.test(text)) return text;
  const value: Amount = toAmount(toDecimal(text.replace(',', '.')));
  return format.money(value);
}
