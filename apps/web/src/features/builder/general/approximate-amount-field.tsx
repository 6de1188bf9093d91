import type { Currency } from '@trazo/plan/currencies';
import { approximateAmount } from '@trazo/plan/fields';
import { otherCurrencyIn } from '@trazo/plan/writing/amount-reading';
import { freeAmountText, readFreeAmount } from '@trazo/plan/writing/free-amount';
import { useTranslation } from 'react-i18next';
import { LocalisedInput } from '../../../shared/form/localised-input.tsx';
import { formatAmount } from '../../../shared/formatting/amount-text.ts';
import { formatMoney } from '../../../shared/formatting/money-text.ts';
import { glossedField } from '../../../shared/glossary/glossed-field.tsx';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { termOfField } from '../../../workspace/plan-form/field-terms.ts';
import { useOtherCurrency } from '../../../workspace/plan-form/other-currency.tsx';
import { useErrorText, useField } from '../../../workspace/plan-form/use-field.ts';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';

interface ApproximateAmountFieldProps {
  readonly path: 'ownFunds' | 'shareCapital';
  /** A round figure in the plan's currency, to show how it may be written. */
  readonly example: string;
  /** Instead of the field's own hint. */
  readonly hint?: string | undefined;
}

/** One amount of the plan's currency is stored as its digits, whatever words it was typed with; anything else as it was typed. */
function storedText(text: string, currency: Currency): string {
  const read = otherCurrencyIn(text, currency) === undefined ? readFreeAmount(text) : undefined;
  return read === undefined ? text : freeAmountText(read);
}

/**
 * An amount written freely, from digits, currency signs and `< > . ,`, or as people shorten it (`25k`); anything else is
 * named at once. It is shown as it is printed: as money, with the plan's sign.
 */
export function ApproximateAmountField({ path, example, hint }: ApproximateAmountFieldProps) {
  const { t } = useTranslation('fields');
  const currency = useDraft(({ draft }) => draft.general.currency);
  const field = useField('general', path);
  const language = useLanguage();
  const figure = formatMoney(example, currency, language);
  const placeholder = t('example', { example: `${path === 'ownFunds' ? '> ' : ''}${figure}` });
  const format = (stored: string) => {
    const read = readFreeAmount(stored);
    if (read === undefined || otherCurrencyIn(stored, currency) !== undefined) return stored;
    const amount = formatMoney(read.amount, currency, language);
    return read.bound === '' ? amount : `${read.bound} ${amount}`;
  };
  const error = useErrorText(
    field.error,
    t('errors.approximateAmount', { example: formatAmount(example, language) }),
  );
  const question = useOtherCurrency(field.value, (own) => field.set(storedText(own, currency)));
  return (
    <LocalisedInput
      {...glossedField(termOfField('general', path), field.label)}
      id={field.id}
      label={field.label}
      description={hint ?? field.hint}
      placeholder={placeholder}
      required={field.required}
      autoComplete="off"
      value={field.value}
      format={format}
      parse={(text) => storedText(text, currency)}
      onValue={(value) => {
        field.set(value);
        if (!approximateAmount.safeParse(value).success) field.leave();
      }}
      onBlur={field.leave}
      error={question ?? error}
    />
  );
}
