import { Button, TextInput } from '@mantine/core';
import type { User } from '@trazo/contract/accounts/user';
import { changeEmail, requestEmailConfirmation } from '@trazo/contract/api/email-confirmation';
import { linkGoogle } from '@trazo/contract/api/sessions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AccountFormFrame, Failure } from '../../shared/account-form/account-form.tsx';
import { emailText, knownPassword } from '../../shared/account-form/field-problems.ts';
import { PasswordField } from '../../shared/account-form/password-field.tsx';
import { useAccountForm } from '../../shared/account-form/use-account-form.ts';
import { useOnce } from '../../shared/actions/use-once.ts';
import { callApi } from '../../shared/api/api-client.ts';
import { GoogleButton } from '../../shared/google/google-button.tsx';
import type { GoogleProof } from '../../shared/google/google-identity.ts';
import { useGoogleClient } from '../../shared/google/use-google-client.ts';
import { loadUser } from '../../shared/session/session.ts';
import { sessionStore } from '../../shared/session/this-session.ts';
import styles from './account.module.css';
import { AccountSection } from './account-section.tsx';
import { useAction } from './use-action.ts';

/** What somebody signs in with, and how to change it. */
export function AccessSection({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const [changing, setChanging] = useState(false);
  return (
    <AccountSection title={t('access.title')}>
      <p>
        {t('access.email')} <span className={styles.strong}>{user.user_email}</span>
      </p>
      {user.user_email_verified ? <p className={styles.good}>{t('access.confirmed')}</p> : <Unconfirmed />}
      {user.user_auth_provider === 'google' && <p>{t('access.googleOnly')}</p>}
      {user.user_auth_provider === 'password_and_google' && <p>{t('access.google')}</p>}
      {user.user_auth_provider === 'password' && <LinkGoogle />}
      {changing ? (
        <ChangeEmail hasPassword={user.user_auth_provider !== 'google'} />
      ) : (
        <div>
          <Button variant="default" onClick={() => setChanging(true)}>
            {t('access.change')}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}

function Unconfirmed() {
  const { t } = useTranslation('account');
  const send = useAction(
    () => callApi(requestEmailConfirmation, {}),
    async ({ status }) => {
      // Confirmed meanwhile, in another window.
      if (status === 'email_confirmed') await loadUser();
    },
  );
  return (
    <>
      <div className={styles.actions}>
        <span className={styles.open}>{t('access.unconfirmed')}</span>
        {send.done ? (
          <span role="status">{t('access.sent')}</span>
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

function LinkGoogle() {
  const { t } = useTranslation('account');
  const clientId = useGoogleClient();
  const [failure, setFailure] = useState<string>();
  const [unconfirmed, setUnconfirmed] = useState<GoogleProof>();
  const link = useOnce(async (proof: GoogleProof) => {
    const result = await callApi(linkGoogle, { body: proof });
    if (!result.isError) sessionStore.setUser(result.body);
    else if (result.code === 'sign_in_again') setUnconfirmed(proof);
    else setFailure(result.error);
  });
  if (clientId === undefined) return null;
  if (unconfirmed !== undefined) return <LinkWithPassword proof={unconfirmed} />;
  return (
    <div>
      <p>{t('access.linkGoogle')}</p>
      <GoogleButton clientId={clientId} onProof={link.run} />
      <Failure text={failure} />
    </div>
  );
}

/** Somebody who signed in a while ago says first that it is them. */
function LinkWithPassword({ proof }: { proof: GoogleProof }) {
  const { t } = useTranslation(['account', 'errors']);
  const account = useAccountForm({
    schema: z.object({ password: knownPassword }),
    defaultValues: { password: '' },
    fieldOf: { incorrect_last_password: 'password' },
    send: async ({ password }) => {
      const result = await callApi(linkGoogle, { body: { ...proof, password } });
      if (!result.isError) sessionStore.setUser(result.body);
      return result;
    },
  });
  return (
    <AccountFormFrame form={account} action={t('account:access.linkGoogle')}>
      <p>{t('errors:sign_in_again')}</p>
      <PasswordField
        {...account.form.register('password')}
        autoComplete="current-password"
        label={t('account:access.yourPassword')}
        error={account.errorOf('password')}
        autoFocus
      />
    </AccountFormFrame>
  );
}

function ChangeEmail({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('account');
  const [sentTo, setSentTo] = useState<string>();
  const account = useAccountForm({
    schema: z.object({ email: emailText, password: hasPassword ? knownPassword : z.string() }),
    defaultValues: { email: '', password: '' },
    fieldOf: { email_invalid: 'email', email_in_use: 'email', incorrect_last_password: 'password' },
    send: async ({ email, password }) => {
      const body = { user_email: email, ...(hasPassword && { password }) };
      const result = await callApi(changeEmail, { body });
      if (!result.isError) setSentTo(email.trim());
      return result;
    },
  });
  if (sentTo !== undefined) return <p role="status">{t('access.changeSent', { email: sentTo })}</p>;
  return (
    <AccountFormFrame form={account} action={t('access.changeAction')}>
      <TextInput
        {...account.form.register('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('access.newEmail')}
        error={account.errorOf('email')}
      />
      {hasPassword && (
        <PasswordField
          {...account.form.register('password')}
          autoComplete="current-password"
          label={t('access.yourPassword')}
          error={account.errorOf('password')}
        />
      )}
    </AccountFormFrame>
  );
}
