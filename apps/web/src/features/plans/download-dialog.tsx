import { Button, Modal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { UnconfirmedAddress } from '../../shared/account-form/unconfirmed-address.tsx';
import { useOpenerFocus } from '../../shared/dialogs/use-opener-focus.ts';
import { useUser } from '../../shared/session/use-session.ts';
import type { PaidAction } from '../../workspace/billing/order-address.ts';
import { Paywall } from '../../workspace/billing/paywall.tsx';
import { useMayTakeOut } from '../../workspace/billing/use-may-take-out.ts';
import { downloadSavedPlan } from '../../workspace/plan-sync/download-plan.ts';
import { isUnpaid, PlanActionError, planAddress } from './paid-plan-action.ts';
import styles from './plans.module.css';
import { SendForm } from './send-form.tsx';

interface DownloadDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
  /** The download begins with the dialog: the user has asked for it before, and paid meanwhile. */
  readonly begins?: boolean;
}

/** Downloads a plan as a PDF, or sends it by mail (specification §2). */
export function DownloadDialog({ id, name, onClose, begins = false }: DownloadDialogProps) {
  useOpenerFocus();
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
          <DirectDownload id={id} begins={begins} onUnpaid={() => setRefused('download')} />
          <SendByMail id={id} onUnpaid={() => setRefused('send')} />
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

function DirectDownload({ id, begins, onUnpaid }: WayOutProps & { readonly begins: boolean }) {
  const { t } = useTranslation('plans');
  const download = useMutation({
    mutationFn: async () => {
      const result = await downloadSavedPlan(id);
      if (result.isError) throw new PlanActionError(result);
    },
    onError: (error) => isUnpaid(error) && onUnpaid(),
  });
  const begun = useRef(false);
  const { mutate } = download;
  useEffect(() => {
    if (!begins || begun.current) return;
    begun.current = true;
    mutate();
  }, [begins, mutate]);
  return (
    <>
      <p>{t('download.directHint')}</p>
      <Button loading={download.isPending} onClick={() => mutate()}>
        {t('download.direct')}
      </Button>
      <p className={styles.done} role="status">
        {download.isSuccess && t('download.done')}
      </p>
      <Failure text={download.error?.message} />
    </>
  );
}

function SendByMail(props: WayOutProps) {
  const { t } = useTranslation('plans');
  const isUnconfirmed = useUser()?.user_email_verified === false;
  return (
    <section className={styles.send}>
      <h3>{t('download.mailTitle')}</h3>
      <SendForm {...props} />
      {isUnconfirmed && <UnconfirmedAddress text={t('download.unconfirmed')} />}
    </section>
  );
}
