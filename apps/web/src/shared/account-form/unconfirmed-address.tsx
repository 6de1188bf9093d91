import { Button } from '@mantine/core';
import { requestEmailConfirmation } from '@trazo/contract/api/email-confirmation';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshUser } from '../account/session.ts';
import { useAction } from '../actions/use-action.ts';
import { callApi } from '../api/api-client.ts';
import styles from './account-form.module.css';
import { Failure } from './account-form.tsx';
import { Outcome } from './outcome.tsx';

/** That the account's address is not confirmed yet, and the mail that confirms it once more. */
export function UnconfirmedAddress({ text }: { text: string }) {
  const { t } = useTranslation('account');
  const send = useAction(
    () => callApi(requestEmailConfirmation, {}),
    async ({ status }) => {
      if (status === 'email_confirmed') await refreshUser();
    },
  );
  useEffect(() => {
    // The mail's link opens in another tab: on the way back here the account is read again.
    const read = () => void refreshUser();
    read();
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, []);
  return (
    <>
      <div className={styles.unconfirmed}>
        <span>{text}</span>
        {send.done ? (
          <Outcome>{t('access.sent')}</Outcome>
        ) : (
          <Button data-in-text variant="subtle" loading={send.busy} onClick={send.run}>
            {t('access.sendAgain')}
          </Button>
        )}
      </div>
      <Failure text={send.failure} />
    </>
  );
}
