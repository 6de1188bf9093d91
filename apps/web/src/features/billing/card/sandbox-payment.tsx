import { type RefObject, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconBuildingBank, IconCreditCard, IconWallet } from '../../../shared/icons/icons.ts';
import styles from './card.module.css';
import type { CardEntryHandle, CardEntryProps } from './card-entry.ts';
import { SandboxCard } from './sandbox-card.tsx';
import { SandboxDebit } from './sandbox-debit.tsx';
import { confirmAtSandbox } from './sandbox-provider.ts';

/** A wallet that hands over its card, for the stand-in of the provider: the provider's own element shows the real ones. */
function SandboxWallet({ handle, publishableKey, payer }: CardEntryProps) {
  const { t } = useTranslation('billing');
  useImperativeHandle(handle, () => ({
    check: async () => true,
    confirm: (order) =>
      confirmAtSandbox(order, publishableKey, {
        'payment_method_data[type]': 'card',
        'payment_method_data[card][token]': 'tok_google_pay',
        'payment_method_data[billing_details][name]': payer.name,
      }),
  }));
  return <p className={styles.note}>{t('method.walletText')}</p>;
}

const CHOICES = [
  { kind: 'card', Icon: IconCreditCard, Fields: SandboxCard },
  { kind: 'wallet', Icon: IconWallet, Fields: SandboxWallet },
  { kind: 'sepa_debit', Icon: IconBuildingBank, Fields: SandboxDebit },
] as const;
type Kind = (typeof CHOICES)[number]['kind'];

/** Card, wallet or account, as the provider's own element offers them; what is typed stays while another is looked at. */
export function SandboxPayment({ handle, ...props }: CardEntryProps) {
  const { t } = useTranslation('billing');
  const group = useId();
  const [wanted, choose] = useState<Kind>('card');
  const handles: Readonly<Record<Kind, RefObject<CardEntryHandle | null>>> = {
    card: useRef<CardEntryHandle>(null),
    wallet: useRef<CardEntryHandle>(null),
    sepa_debit: useRef<CardEntryHandle>(null),
  };
  const offered = CHOICES.filter(({ kind }) => kind !== 'sepa_debit' || props.methods.includes(kind));
  const chosen = offered.some(({ kind }) => kind === wanted) ? wanted : 'card';
  useImperativeHandle(handle, () => ({
    check: async () => (await handles[chosen].current?.check()) ?? false,
    confirm: async (order) => (await handles[chosen].current?.confirm(order)) ?? { kind: 'failed' },
  }));
  return (
    <div className={styles.card}>
      <fieldset className={styles.methods} disabled={props.disabled}>
        <legend>{t('method.label')}</legend>
        {offered.map(({ kind, Icon }) => (
          <label key={kind}>
            <input
              type="radio"
              name={group}
              value={kind}
              checked={kind === chosen}
              onChange={() => choose(kind)}
            />
            <Icon size={22} stroke={1.5} />
            {t(`method.${kind}`)}
          </label>
        ))}
      </fieldset>
      {offered.map(({ kind, Fields }) => (
        <div key={kind} hidden={kind !== chosen}>
          <Fields {...props} handle={handles[kind]} />
        </div>
      ))}
    </div>
  );
}
