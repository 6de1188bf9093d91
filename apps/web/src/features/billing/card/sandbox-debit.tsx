import { TextInput } from '@mantine/core';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { type ChangeEvent, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './card.module.css';
import type { CardEntryProps } from './card-entry.ts';
import { DebitNote } from './debit-note.tsx';
import { groupedIban, isIban } from './iban.ts';
import { confirmAtSandbox } from './sandbox-provider.ts';
import { TestAccounts } from './test-cards.tsx';

type Texts = { readonly iban: string; readonly holder: string };
const FIELDS = ['iban', 'holder'] as const;

function errorsOf({ iban, holder }: Texts) {
  return {
    iban: iban.trim() === '' ? 'ibanEmpty' : isIban(iban) ? undefined : 'ibanWrong',
    holder: holder.trim() === '' ? 'holderEmpty' : undefined,
  } as const;
}

/** A bank account and its mandate, typed into fields of ours, for the stand-in of the provider. */
export function SandboxDebit({ handle, publishableKey, disabled, payer, debitPays }: CardEntryProps) {
  const { t } = useTranslation('billing');
  const [texts, setTexts] = useState<Texts>({ iban: '', holder: payer.name });
  const [checked, setChecked] = useState(false);
  const inputs = useRef<Partial<Record<keyof Texts, HTMLInputElement | null>>>({});
  const errors = checked ? errorsOf(texts) : undefined;
  useImperativeHandle(handle, () => ({
    check: async () => {
      setChecked(true);
      const found = errorsOf(texts);
      const first = FIELDS.find((name) => found[name] !== undefined);
      if (first !== undefined) inputs.current[first]?.focus();
      return first === undefined;
    },
    confirm: (order) =>
      confirmAtSandbox(order, publishableKey, {
        'payment_method_data[type]': 'sepa_debit',
        'payment_method_data[sepa_debit][iban]': texts.iban,
        'payment_method_data[billing_details][name]': texts.holder.trim(),
        'payment_method_data[billing_details][email]': payer.email,
        'mandate_data[customer_acceptance][type]': 'online',
        'mandate_data[customer_acceptance][online][infer_from_client]': 'true',
      }),
  }));
  const fieldOf = (name: keyof Texts) => {
    const error = errors?.[name];
    return {
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input;
      },
      label: t(`debit.${name}`),
      value: texts[name],
      disabled,
      required: true,
      withAsterisk: false,
      error: error !== undefined && t(`debit.errors.${error}`),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        setTexts({ ...texts, [name]: currentTarget.value }),
    };
  };
  return (
    <div className={styles.card}>
      <TextInput
        {...fieldOf('iban')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        placeholder="DE00 0000 0000 0000 0000 00"
        onBlur={() => setTexts({ ...texts, iban: groupedIban(texts.iban) })}
      />
      <TextInput {...fieldOf('holder')} autoComplete="name" maxLength={200} />
      <DebitNote pays={debitPays} />
      <p className={styles.mandate}>{t('debit.mandate', { company: PRODUCT_NAME })}</p>
      <TestAccounts />
    </div>
  );
}
