import { inCurrency } from '@trazo/plan/currencies';
import { approximateAmount } from '@trazo/plan/fields';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { LocalisedInput } from '../../../shared/form/localised-input.tsx';
import { useErrorText, useField } from '../../../shared/form/use-field.ts';
import { formatMoney } from '../../../shared/formatting/money-text.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';

interface ApproximateAmountFieldProps {
  readonly path: 'ownFunds' | 'shareCapital';
  /** A round figure in the plan's currency, to show how it may be written. */
  readonly example: string;
}

/**
 * An amount written freely, from digits, currency signs and `< > . ,`; anything else is named at once. Its sign is shown as
 * it is printed: the plan's.
 */
export function ApproximateAmountField({ path, example }: ApproximateAmountFieldProps) {
  const { t } = useTranslation('fields');
  const currency = useDraft(({ draft }) => draft.general.currency);
  const field = useField('general', path);
  const placeholder = `${path === 'ownFunds' ? '> ' : ''}${formatMoney(example, currency, useLanguage())}`;
  return (
    <LocalisedInput
      id={field.id}
      label={field.label}
      description={field.hint}
      placeholder={placeholder}
      required={field.required}
      autoComplete="off"
      value={field.value}
      format={(typed) => inCurrency(typed, currency)}
      parse={(text) => text}
      onValue={(value) => {
        field.set(value);
        if (!approximateAmount.safeParse(value).success) field.leave();
      }}
      onBlur={field.leave}
      error={useErrorText(field.error, t('errors.approximateAmount'))}
    />
  );
}
