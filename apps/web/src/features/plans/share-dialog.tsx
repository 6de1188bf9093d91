import { Button, Modal, Select, TextInput } from '@mantine/core';
import { SHARE_PASSWORD } from '@trazo/contract/api/shares';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { PasswordField } from '../../shared/account-form/password-field.tsx';
import { useOpenerFocus } from '../../shared/dialogs/use-opener-focus.ts';
import { Paywall } from '../../workspace/billing/paywall.tsx';
import { useMayTakeOut } from '../../workspace/billing/use-may-take-out.ts';
import { isUnpaid, planAddress } from './paid-plan-action.ts';
import styles from './plans.module.css';
import { EXPIRIES, type Expiry, expiryMoment } from './share-expiry.ts';
import { NewLink, ShareList } from './share-list.tsx';
import { type MadeShare, useCreateShare } from './use-shares.ts';

interface ShareDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Makes links that show a plan, and ends them. */
export function ShareDialog({ id, name, onClose }: ShareDialogProps) {
  useOpenerFocus();
  const { t } = useTranslation('sharing');
  const [made, setMade] = useState<MadeShare>();
  const [refused, setRefused] = useState(false);
  const isPaid = useMayTakeOut() && !refused;
  const forget = () => setMade(undefined);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('title', { name })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={styles.dialog}>
        {isPaid ? (
          <>
            <p>{t('lead')}</p>
            {made === undefined ? (
              <ShareForm id={id} onMade={setMade} onUnpaid={() => setRefused(true)} />
            ) : (
              <NewLink token={made.token ?? ''} onAnother={forget} />
            )}
          </>
        ) : (
          <Paywall action="share" back={planAddress(id)} />
        )}
        <ShareList id={id} onRevoked={(shareId) => shareId === made?.id && forget()} />
      </div>
    </Modal>
  );
}

interface ShareFormProps {
  readonly id: string;
  readonly onMade: (made: MadeShare) => void;
  /** The server says that this has to be paid for. */
  readonly onUnpaid: () => void;
}

function ShareForm({ id, onMade, onUnpaid }: ShareFormProps) {
  const { t } = useTranslation('sharing');
  const [expiry, setExpiry] = useState<Expiry>('month');
  const [day, setDay] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const create = useCreateShare(id);
  const until = expiryMoment(expiry, day, new Date());
  const isShort = password !== '' && password.length < SHARE_PASSWORD.min;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (until === undefined || isShort) return;
    const body = { expires_at: until, password: password === '' ? null : password };
    create.mutate(body, {
      onSuccess: onMade,
      onError: (error) => isUnpaid(error) && onUnpaid(),
    });
  };
  return (
    <form className={styles.dialog} onSubmit={submit} noValidate>
      <Select
        label={t('expiry.label')}
        data={EXPIRIES.map((value) => ({ value, label: t(`expiry.${value}`) }))}
        value={expiry}
        allowDeselect={false}
        onChange={(value) => setExpiry(EXPIRIES.find((known) => known === value) ?? 'month')}
      />
      {expiry === 'date' && (
        <TextInput
          type="date"
          label={t('expiry.on')}
          value={day}
          error={tried && until === undefined && t('expiry.required')}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      )}
      <PasswordField
        required={false}
        label={t('password.label')}
        description={t('password.hint')}
        autoComplete="new-password"
        maxLength={SHARE_PASSWORD.max}
        value={password}
        error={tried && isShort && t('password.short', { count: SHARE_PASSWORD.min })}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <Failure text={create.error?.message} />
      <div className={styles.dialogActions}>
        <Button type="submit" loading={create.isPending}>
          {t('create')}
        </Button>
      </div>
    </form>
  );
}
