import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { sendPlan } from '@trazo/contract/api/plans';
import type { RequestBody } from '@trazo/contract/api/route';
import { PLAN_MESSAGE_LIMIT, PLAN_RECIPIENTS_LIMIT } from '@trazo/contract/plans/plan-mail';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { callApi } from '../../shared/api/api-client.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { isUnpaid, PlanActionError } from './paid-plan-action.ts';
import styles from './plans.module.css';
import { addressesIn, type RecipientsError, recipientsError } from './recipients.ts';

type Mailing = RequestBody<typeof sendPlan>;

interface SendFormProps {
  readonly id: string;
  /** The server says that this has to be paid for. */
  readonly onUnpaid: () => void;
}

/** Sends a plan to a few people, with a message and a copy to oneself. */
export function SendForm({ id, onUnpaid }: SendFormProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const [hasCopy, setHasCopy] = useState(false);
  const [tried, setTried] = useState(false);
  const addresses = addressesIn(text);
  const error = recipientsError(addresses);
  const errorText = useErrorText(error);
  const send = useMutation({
    mutationFn: async (body: Mailing) => {
      const result = await callApi(sendPlan, { body });
      if (result.isError) throw new PlanActionError(result);
    },
    onError: (error) => {
      if (isUnpaid(error)) onUnpaid();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (error !== undefined) return;
    send.mutate({ business_plan_id: id, email_to_send: [...addresses], message, copy_to_me: hasCopy });
  };
  const sentTo = new Intl.ListFormat(language).format([send.variables?.email_to_send ?? []].flat());
  return (
    <form className={styles.dialog} onSubmit={submit} noValidate>
      <TextInput
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        label={t('download.email')}
        description={t('download.several', { count: PLAN_RECIPIENTS_LIMIT })}
        value={text}
        error={tried && errorText}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Textarea
        rows={3}
        label={t('download.message')}
        maxLength={PLAN_MESSAGE_LIMIT}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <Checkbox
        label={t('download.copy')}
        checked={hasCopy}
        onChange={({ currentTarget }) => setHasCopy(currentTarget.checked)}
      />
      <Failure text={send.error?.message} />
      <p className={styles.done} role="status">
        {send.isSuccess && t('download.sent', { email: sentTo })}
      </p>
      <Button type="submit" variant="default" loading={send.isPending}>
        {t('download.send')}
      </Button>
    </form>
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
      return t('plans:download.tooMany', { count: PLAN_RECIPIENTS_LIMIT });
    case 'invalid':
      return t('plans:download.invalid', { email: error.address });
  }
}
