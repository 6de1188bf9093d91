import { Button, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { findOperatedAccount, type OperatedAccount, resendConfirmation } from '@trazo/contract/api/operator';
import { AccountFormFrame, Failure } from '@trazo/web/shared/account-form/account-form.tsx';
import { useAccountForm } from '@trazo/web/shared/account-form/use-account-form.ts';
import { callApi } from '@trazo/web/shared/api/api-client.ts';
import layout from '@trazo/web/shared/design/layout.module.css';
import { formatMoment } from '@trazo/web/shared/formatting/moment-text.ts';
import { useLanguage } from '@trazo/web/shared/words/use-language.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CloseDialog } from './close-dialog.tsx';
import styles from './operator.module.css';
import { useAskIfClosed, useConsoleAction } from './operator-query.ts';
import { PaymentTable } from './payments-part.tsx';

/** What was found: an account, none, or nothing was searched for yet. */
type Found = OperatedAccount | 'none' | 'closed' | undefined;

/** One account at a time, by its exact address. */
export function AccountsPart() {
  const { t } = useTranslation('operator');
  const [found, setFound] = useState<Found>();
  const askIfClosed = useAskIfClosed();
  const account = useAccountForm({
    schema: z.object({ email: z.string().trim().min(1, 'email_invalid') }),
    defaultValues: { email: '' },
    send: async (body) => {
      const answer = await askIfClosed(callApi(findOperatedAccount, { body }));
      if (!answer.isError) setFound(answer.body.account ?? 'none');
      return answer;
    },
  });
  return (
    <section className={styles.part} aria-label={t('views.accounts')}>
      <header className={layout.passage}>
        <h2>{t('views.accounts')}</h2>
        <p className={styles.note}>{t('accounts.note')}</p>
      </header>
      <div className={styles.search}>
        <AccountFormFrame form={account} action={t('accounts.find')}>
          <TextInput
            label={t('accounts.email')}
            type="email"
            autoComplete="off"
            error={account.errorOf('email')}
            {...account.form.register('email')}
          />
        </AccountFormFrame>
      </div>
      <div role="status">
        {found === 'none' && <p>{t('accounts.none')}</p>}
        {found === 'closed' && <p>{t('accounts.closed')}</p>}
      </div>
      {typeof found === 'object' && (
        <AccountCard key={found.id} account={found} onClosed={() => setFound('closed')} />
      )}
    </section>
  );
}

interface AccountCardProps {
  readonly account: OperatedAccount;
  readonly onClosed: () => void;
}

function AccountCard({ account, onClosed }: AccountCardProps) {
  const { t } = useTranslation('operator');
  const language = useLanguage();
  const [opened, { open, close }] = useDisclosure();
  const { email_verified: isConfirmed, last_used_at } = account;
  return (
    <article className={styles.card}>
      <header>
        <h3 className={styles.email}>{account.email}</h3>
        <p className={styles.note}>{isConfirmed ? t('accounts.confirmed') : t('accounts.unconfirmed')}</p>
      </header>
      <dl className={styles.facts}>
        <Fact name={t('accounts.name')}>{account.name === '' ? '–' : account.name}</Fact>
        <Fact name={t('accounts.state')}>{t(`accounts.states.${account.entitlement}`)}</Fact>
        <Fact name={t('accounts.plans')}>{account.plans}</Fact>
        <Fact name={t('accounts.created')}>{formatMoment(account.created_at, language)}</Fact>
        <Fact name={t('accounts.lastUsed')}>
          {last_used_at === null ? '–' : formatMoment(last_used_at, language)}
        </Fact>
      </dl>
      {account.provider_url !== null && (
        <p>
          <a href={account.provider_url} target="_blank" rel="noopener noreferrer">
            {t('accounts.atProvider')}
          </a>
        </p>
      )}
      <PaymentTable payments={account.payments} />
      <div className={styles.actions}>
        {!isConfirmed && <ResendButton id={account.id} />}
        <Button variant="default" onClick={open}>
          {t('accounts.close')}
        </Button>
      </div>
      <CloseDialog account={account} opened={opened} onCancel={close} onClosed={onClosed} />
    </article>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ResendButton({ id }: { readonly id: string }) {
  const { t } = useTranslation('operator');
  const [isSent, setIsSent] = useState<boolean>();
  const resend = useConsoleAction(
    () => callApi(resendConfirmation, { params: { id } }),
    ({ status }) => setIsSent(status === 'confirmation_sent'),
  );
  return (
    <>
      <Button variant="default" loading={resend.busy} onClick={resend.run}>
        {t('accounts.resend')}
      </Button>
      <span role="status">
        {isSent !== undefined && (isSent ? t('accounts.sent') : t('accounts.confirmedAlready'))}
      </span>
      <Failure text={resend.failure} />
    </>
  );
}
