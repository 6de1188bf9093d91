import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { PLAN_MESSAGE_LIMIT, PLAN_RECIPIENTS_LIMIT, type PlanMailed } from '@trazo/contract/plans/plan-mail';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { UnconfirmedAddress } from '../../shared/account-form/unconfirmed-address.tsx';
import { isRefusal } from '../../shared/api/body-of.ts';
import { confirmFirst } from '../../shared/dialogs/confirm-first.ts';
import { formatMoment } from '../../shared/formatting/moment-text.ts';
import { useUser } from '../../shared/session/use-session.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import styles from './deliver.module.css';
import { MailLog } from './mail-log.tsx';
import { addressesIn, type RecipientsError, recipientsError } from './recipients.ts';
import { useMailings, useSendPlan } from './use-mailings.ts';
import type { WayProps } from './way-props.ts';

/** The last mail that has gone to one of these people; one that could not be delivered is none. `mailings`: the newest first. */
function earlierMailTo(
  addresses: readonly string[],
  mailings: readonly PlanMailed[],
): PlanMailed | undefined {
  const meant = new Set(addresses.map((address) => address.toLowerCase()));
  return mailings.find(({ email, state }) => state !== 'failed' && meant.has(email.toLowerCase()));
}

/** Sends a plan to a few people, with a message and a copy to oneself; to the same person again only when asked. */
export function MailWay({ id, onUnpaid }: WayProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const [hasCopy, setHasCopy] = useState(false);
  const [tried, setTried] = useState(false);
  const isUnconfirmed = useUser()?.user_email_verified === false;
  const { data: mailings = [] } = useMailings(id);
  const send = useSendPlan(id);
  const addresses = addressesIn(text);
  const error = recipientsError(addresses);
  const errorText = useErrorText(error);
  const earlier = earlierMailTo(addresses, mailings);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (error !== undefined || send.isPending) return;
    const mail = () =>
      send.mutate(
        { email_to_send: [...addresses], message, copy_to_me: hasCopy },
        { onError: (failure) => isRefusal(failure, 'entitlement_needed') && onUnpaid() },
      );
    if (earlier === undefined) return mail();
    confirmFirst(
      {
        title: t('deliver.again.title'),
        text: t('deliver.again.text', {
          email: earlier.email,
          date: formatMoment(earlier.at, language),
        }),
        confirm: t('deliver.sendAgain'),
        cancel: t('deliver.again.keep'),
      },
      mail,
    );
  };
  const sentTo = new Intl.ListFormat(language).format(send.variables?.email_to_send ?? []);
  return (
    <div className={styles.way}>
      <form className={styles.way} onSubmit={submit} noValidate>
        <TextInput
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          label={t('deliver.email')}
          description={t('deliver.several', { count: PLAN_RECIPIENTS_LIMIT })}
          value={text}
          error={tried && errorText}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Textarea
          rows={3}
          label={t('deliver.message')}
          maxLength={PLAN_MESSAGE_LIMIT}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <Checkbox
          label={t('deliver.copy')}
          checked={hasCopy}
          onChange={({ currentTarget }) => setHasCopy(currentTarget.checked)}
        />
        <Failure text={send.error?.message} />
        <p className={styles.done} role="status">
          {send.isSuccess && t('deliver.sent', { email: sentTo })}
        </p>
        <div className={styles.actions}>
          <Button
            type="submit"
            variant={earlier === undefined ? 'filled' : 'default'}
            loading={send.isPending}
          >
            {t(earlier === undefined ? 'deliver.send' : 'deliver.sendAgain')}
          </Button>
        </div>
      </form>
      {isUnconfirmed && <UnconfirmedAddress text={t('deliver.unconfirmed')} />}
      <MailLog mailings={mailings} />
    </div>
  );
}

function useErrorText(error: RecipientsError | undefined): string | undefined {
  const { t } = useTranslation(['plans', 'errors']);
  switch (error?.kind) {
    case undefined:
      return undefined;
    case 'none':
      return t('errors:email_empty');
    case 'tooMany':
      return t('plans:deliver.tooMany', { count: PLAN_RECIPIENTS_LIMIT });
    case 'invalid':
      return t('plans:deliver.invalid', { email: error.address });
  }
}
