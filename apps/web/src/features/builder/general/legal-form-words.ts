import { knownForm } from '@trazo/packs/legal-forms/legal-forms';
import { countryFormOf, type LegalForm } from '@trazo/plan/legal-forms';
import { subtract } from '@trazo/plan/money';
import type { Plan } from '@trazo/plan/plan';
import { readFreeAmount } from '@trazo/plan/writing/free-amount';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/formatting/money-text.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { useOptionWords } from '../../../workspace/plan-form/option-words.ts';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';

type GeneralData = Plan['general'];

/** The names of forms: a country's own, or the general one. */
export function useLegalFormNames(): (form: LegalForm, country: GeneralData['country']) => string {
  const { t } = useTranslation('legalForms');
  const generalName = useOptionWords('legalStructure');
  return (form, country) => {
    const own = countryFormOf(form, country);
    return own === undefined ? generalName(form) : t(`names.${own}`);
  };
}

/** The chosen form as its country's law knows it. */
function useKnownForm() {
  const form = useDraft(({ draft: { general } }) => countryFormOf(general.legalStructure, general.country));
  return form === undefined ? undefined : knownForm(form);
}

/** What the chosen form means for tax and capital; undefined where nothing is known. */
export function useLegalFormHint(): string | undefined {
  const { t } = useTranslation('legalForms');
  const capital = useCapitalRule();
  const known = useKnownForm();
  if (known === undefined) return undefined;
  const { tax, taxes, closedSince } = known;
  const isOwners = tax?.value.startsWith('owners') ?? false;
  const names = isOwners
    ? { tax: taxes.owners, other: taxes.company }
    : { tax: taxes.company, other: taxes.owners };
  const sentences = [
    closedSince && t('closed', { year: String(closedSince.value) }),
    tax && t(`tax.${tax.value}`, names),
    capital,
  ];
  return sentences.filter((each) => each !== undefined).join(' ') || undefined;
}

function useCapitalRule(): string | undefined {
  const { t } = useTranslation('legalForms');
  const language = useLanguage();
  const known = useKnownForm();
  const rule = known?.capital?.value;
  if (known === undefined || rule === undefined) return undefined;
  if (rule === 'none' || rule === 'free') return t(`capital.${rule}`);
  return t('capital.least', { amount: formatMoney(rule.least, known.currency, language) });
}

/** What the law says of the share capital, and whether what is written is less: a hint, for founders may know better. */
export function useCapitalHint(): string | undefined {
  const { t } = useTranslation('legalForms');
  const language = useLanguage();
  const said = useCapitalRule();
  const known = useKnownForm();
  const { shareCapital, currency } = useDraft(({ draft }) => draft.general);
  const rule = known?.capital?.value;
  const typed = readFreeAmount(shareCapital);
  if (known === undefined || typeof rule !== 'object' || typed === undefined) return said;
  const isBelow =
    currency === known.currency && typed.bound !== '>' && subtract(typed.amount, rule.least).startsWith('-');
  return isBelow ? t('capital.below', { amount: formatMoney(rule.least, known.currency, language) }) : said;
}
