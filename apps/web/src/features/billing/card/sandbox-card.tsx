import { TextInput } from '@mantine/core';
import { type ChangeEvent, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCreditCard } from '../../../shared/icons/icons.ts';
import { BRAND_NAMES } from './brand-names.ts';
import styles from './card.module.css';
import type { CardEntryProps } from './card-entry.ts';
import { type CardTexts, errorsOf, NO_CARD } from './card-errors.ts';
import { expiryText, readExpiry } from './card-expiry.ts';
import { brandOf, digitsOf, groupedNumber, securityDigitsOf } from './card-number.ts';
import { confirmAtSandbox } from './sandbox-provider.ts';
import { TestCards } from './test-cards.tsx';
import { useCaret } from './use-caret.ts';

/** In the order in which they are read, and focussed when something is wrong. */
const FIELDS = ['number', 'expiry', 'securityCode', 'name'] as const satisfies readonly (keyof CardTexts)[];

/** As the provider takes them; undefined without a day of expiry. */
function detailsOf(texts: CardTexts): Record<string, string> | undefined {
  const expiry = readExpiry(texts.expiry);
  return (
    expiry && {
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': digitsOf(texts.number),
      'payment_method_data[card][exp_month]': String(expiry.month),
      'payment_method_data[card][exp_year]': String(expiry.year),
      'payment_method_data[card][cvc]': digitsOf(texts.securityCode),
      'payment_method_data[billing_details][name]': texts.name.trim(),
    }
  );
}

/** A card typed into fields of ours, for the stand-in of the card provider. */
export function SandboxCard({ handle, publishableKey, disabled }: CardEntryProps) {
  const { t } = useTranslation('billing');
  const [texts, setTexts] = useState(NO_CARD);
  const [checked, setChecked] = useState(false);
  const keepCaret = useCaret();
  const inputs = useRef<Partial<Record<keyof CardTexts, HTMLInputElement | null>>>({});
  const errors = checked ? errorsOf(texts, new Date()) : {};
  const brand = brandOf(texts.number);

  useImperativeHandle(handle, () => ({
    check: async () => {
      setChecked(true);
      const found = errorsOf(texts, new Date());
      const first = FIELDS.find((name) => found[name] !== undefined);
      if (first !== undefined) inputs.current[first]?.focus();
      return first === undefined;
    },
    confirm: async (order) => {
      const details = detailsOf(texts);
      if (details === undefined) return { kind: 'declined', reason: 'expired_card' };
      return confirmAtSandbox(order, publishableKey, details);
    },
  }));

  const fieldOf = (name: keyof CardTexts, shape: (typed: string) => string) => ({
    ref: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
    label: t(`card.${name}`),
    value: texts[name],
    disabled,
    required: true,
    withAsterisk: false,
    error: errors[name] !== undefined && t(`card.errors.${errors[name]}`, { count: digits }),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      if (name === 'number') keepCaret(currentTarget);
      setTexts({ ...texts, [name]: shape(currentTarget.value) });
    },
  });
  const digits = securityDigitsOf(texts.number);

  return (
    <div className={styles.card}>
      <TextInput
        {...fieldOf('number', groupedNumber)}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        rightSectionWidth="auto"
        rightSection={
          <span className={styles.brand}>
            {brand === undefined ? <IconCreditCard size={22} stroke={1.5} /> : BRAND_NAMES[brand]}
          </span>
        }
      />
      <div className={styles.pair}>
        <TextInput
          {...fieldOf('expiry', (typed) => expiryText(typed, texts.expiry))}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={t('card.expiryHint')}
        />
        <TextInput
          {...fieldOf('securityCode', (typed) => digitsOf(typed).slice(0, digits))}
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder={'1234'.slice(0, digits)}
        />
      </div>
      <TextInput {...fieldOf('name', (typed) => typed)} autoComplete="cc-name" maxLength={200} />
      <TestCards />
    </div>
  );
}
