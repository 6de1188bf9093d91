import type { Currency } from '@trazo/plan/currencies';
import type { Language } from '@trazo/plan/languages';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useTranslation } from 'react-i18next';
import styles from '../../shared/form/form.module.css';
import { LocalisedInput } from '../../shared/form/localised-input.tsx';
import { formatAmount, parseAmount, parseMoney } from '../../shared/formatting/amount-text.ts';
import { glossedField } from '../../shared/glossary/glossed-field.tsx';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useDraft } from '../plan-store/use-draft.ts';
import { termOfField } from './field-terms.ts';
import { useOtherCurrency } from './other-currency.tsx';
import { type FieldProps, useErrorText, useField } from './use-field.ts';

type AmountFieldProps<Id extends SectionId> = FieldProps<Id, string> & {
  /** Shows the plan's currency; a count of people has none. */
  readonly plain?: boolean;
};

/** English writes the sign before the figure, the others after it. */
const signSide = (language: Language, currency: Currency) => {
  const sign = <span className={styles.unit}>{currency}</span>;
  return language === 'en'
    ? ({ leftSection: sign, leftSectionPointerEvents: 'none' } as const)
    : ({ rightSection: sign, rightSectionPointerEvents: 'none' } as const);
};

/** An exact amount, written as the language writes it, stored as decimal text. */
export function AmountField<Id extends SectionId>({ section, path, plain = false }: AmountFieldProps<Id>) {
  const { t } = useTranslation('fields');
  const language = useLanguage();
  const currency = useDraft(({ draft }) => draft.general.currency);
  const field = useField(section, path);
  const example = formatAmount('1234.5', language);
  const value = String(field.value ?? '');
  const set = (next: string) => field.set(next as typeof field.value);
  const error = useErrorText(field.error, t('errors.amount', { example }));
  const question = useOtherCurrency(value, (own) => set(parseMoney(own, language, currency) ?? own));
  return (
    <LocalisedInput
      {...glossedField(termOfField(section, path), field.label)}
      id={field.id}
      classNames={{ input: styles.amount }}
      label={field.label}
      description={field.hint}
      placeholder={field.placeholder}
      required={field.required}
      isSigned={!plain}
      inputMode="decimal"
      autoComplete="off"
      {...(plain ? {} : signSide(language, currency))}
      value={value}
      onValue={set}
      format={(value) => formatAmount(value, language)}
      parse={(text) => (plain ? parseAmount(text, language) : parseMoney(text, language, currency))}
      onBlur={field.leave}
      error={(plain ? undefined : question) ?? error}
    />
  );
}
