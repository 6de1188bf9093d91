import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import { SHARE_PASSWORD } from '@trazo/contract/api/shares';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { PasswordField } from '../../shared/account-form/password-field.tsx';
import { isRefusal } from '../../shared/api/body-of.ts';
import styles from './deliver.module.css';
import { LinkList } from './link-list.tsx';
import { EXPIRIES, type Expiry, expiryMoment } from './share-expiry.ts';
import { useCreateShare, useShares } from './use-shares.ts';
import type { WayProps } from './way-props.ts';

/** The links that show a plan, and making another one. */
export function LinkWay({ id, name, onUnpaid }: WayProps) {
  const { t } = useTranslation('sharing');
  const { data: shares } = useShares(id);
  const [wantsAnother, setWantsAnother] = useState(false);
  const [isMade, setMade] = useState(false);
  const hasForm = wantsAnother || shares?.length === 0;
  const made = () => {
    setMade(true);
    setWantsAnother(false);
  };
  return (
    <div className={styles.way}>
      <p>{t('lead')}</p>
      <p className={styles.done} role="status">
        {isMade && !hasForm && t('created')}
      </p>
      <LinkList id={id} name={name} />
      {hasForm ? (
        <LinkForm id={id} onMade={made} onUnpaid={onUnpaid} />
      ) : (
        shares !== undefined && (
          <div className={styles.actions}>
            <Button variant="default" onClick={() => setWantsAnother(true)}>
              {t('another')}
            </Button>
          </div>
        )
      )}
    </div>
  );
}

interface LinkFormProps {
  readonly id: string;
  readonly onMade: () => void;
  readonly onUnpaid: () => void;
}

function LinkForm({ id, onMade, onUnpaid }: LinkFormProps) {
  const { t } = useTranslation(['sharing', 'comments']);
  const [expiry, setExpiry] = useState<Expiry>('month');
  const [day, setDay] = useState('');
  const [password, setPassword] = useState('');
  const [mayDownload, setMayDownload] = useState(true);
  const [mayComment, setMayComment] = useState(false);
  const [tried, setTried] = useState(false);
  const create = useCreateShare(id);
  const until = expiryMoment(expiry, day, new Date());
  const isShort = password !== '' && password.length < SHARE_PASSWORD.min;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (until === undefined || isShort) return;
    const body = {
      expires_at: until,
      password: password === '' ? null : password,
      may_download: mayDownload,
      may_comment: mayComment,
    };
    create.mutate(body, {
      onSuccess: onMade,
      onError: (error) => isRefusal(error, 'entitlement_needed') && onUnpaid(),
    });
  };
  return (
    <form className={styles.way} onSubmit={submit} noValidate>
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
      <Checkbox
        label={t('mayDownload')}
        checked={mayDownload}
        onChange={({ currentTarget }) => setMayDownload(currentTarget.checked)}
      />
      <Checkbox
        label={t('comments:allow')}
        checked={mayComment}
        onChange={({ currentTarget }) => setMayComment(currentTarget.checked)}
      />
      <Failure text={create.error?.message} />
      <div className={styles.actions}>
        <Button type="submit" loading={create.isPending}>
          {t('create')}
        </Button>
      </div>
    </form>
  );
}
