import { Button, Modal, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { sendPlan } from '@trazo/contract/api/plans';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { callApi } from '../../shared/api/api-client.ts';
import type { PaidAction } from '../../shared/billing/order-address.ts';
import { Paywall } from '../../shared/billing/paywall.tsx';
import { useMayTakeOut } from '../../shared/billing/use-may-take-out.ts';
import { downloadSavedPlan } from '../../shared/plan-sync/download-plan.ts';
import { isUnpaid, PlanRefusal, planAddress } from './paid-plan-action.ts';
import styles from './plans.module.css';

interface DownloadDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** A plan leaves the house as a PDF: to this device, or to somebody's mailbox (specification §2). */
export function DownloadDialog({ id, name, onClose }: DownloadDialogProps) {
  const { t } = useTranslation('plans');
  const mayTakeOut = useMayTakeOut();
  const [refused, setRefused] = useState<PaidAction>();
  const action = refused ?? (mayTakeOut ? undefined : 'download');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('download.title', { name })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {action !== undefined ? (
        <Paywall action={action} back={planAddress(id)} />
      ) : (
        <div className={styles.dialog}>
          <DirectDownload id={id} onUnpaid={() => setRefused('download')} />
          <SendForm id={id} onUnpaid={() => setRefused('send')} />
        </div>
      )}
    </Modal>
  );
}

interface WayOutProps {
  readonly id: string;
  /** The server says that this has to be paid for. */
  readonly onUnpaid: () => void;
}

function DirectDownload({ id, onUnpaid }: WayOutProps) {
  const { t } = useTranslation('plans');
  const download = useMutation({
    mutationFn: async () => {
      const result = await downloadSavedPlan(id);
      if (result.isError) throw new PlanRefusal(result);
    },
    onError: (problem) => isUnpaid(problem) && onUnpaid(),
  });
  return (
    <>
      <p>{t('download.directHint')}</p>
      <Button loading={download.isPending} onClick={() => download.mutate()}>
        {t('download.direct')}
      </Button>
      <p className={styles.done} role="status">
        {download.isSuccess && t('download.done')}
      </p>
      <Failure text={download.error?.message} />
    </>
  );
}

function SendForm({ id, onUnpaid }: WayOutProps) {
  const { t } = useTranslation(['plans', 'errors']);
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const isGood = z.email().safeParse(email.trim()).success;
  const send = useMutation({
    mutationFn: async (email_to_send: string) => {
      const result = await callApi(sendPlan, { body: { business_plan_id: id, email_to_send } });
      if (result.isError) throw new PlanRefusal(result);
    },
    onError: (problem) => isUnpaid(problem) && onUnpaid(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isGood) send.mutate(email.trim());
  };
  return (
    <form className={styles.send} onSubmit={submit} noValidate>
      <h3>{t('plans:download.mailTitle')}</h3>
      <TextInput
        type="email"
        autoComplete="email"
        label={t('plans:download.email')}
        value={email}
        error={tried && !isGood && t('errors:email_invalid')}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <Failure text={send.error?.message} />
      <p className={styles.done} role="status">
        {send.isSuccess && t('plans:download.sent', { email: send.variables })}
      </p>
      <Button type="submit" variant="default" loading={send.isPending}>
        {t('plans:download.send')}
      </Button>
    </form>
  );
}
