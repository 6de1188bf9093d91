import { Button, TextInput } from '@mantine/core';
import type { User } from '@trazo/contract/accounts/user';
import { changeEmail } from '@trazo/contract/api/email-confirmation';
import { linkGoogle } from '@trazo/contract/api/sessions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AccountFormFrame } from '../../shared/account-form/account-form.tsx';
import { emailText, knownPassword } from '../../shared/account-form/field-errors.ts';
import { Outcome } from '../../shared/account-form/outcome.tsx';
import { PasswordField } from '../../shared/account-form/password-field.tsx';
import { UnconfirmedAddress } from '../../shared/account-form/unconfirmed-address.tsx';
import { useAccountForm } from '../../shared/account-form/use-account-form.ts';
import { callApi } from '../../shared/api/api-client.ts';
import { GoogleButton } from '../../shared/google/google-button.tsx';
import type { GoogleProof } from '../../shared/google/google-identity.ts';
import { useGoogleClient } from '../../shared/google/use-google-client.ts';
import { sessionStore } from '../../shared/session/this-session.ts';
import styles from './account.module.css';
import { AccountSection } from './account-section.tsx';

/** What the user signs in with, and how to change it. */
export function AccessSection({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const [changing, setChanging] = useState(false);
  return (
    <AccountSection title={t('access.title')}>
      <p>
        {t('access.email')} <span className={styles.strong}>{user.user_email}</span>
      </p>
      {user.user_email_verified ? (
        <p className={styles.good}>{t('access.confirmed')}</p>
      ) : (
        <UnconfirmedAddress text={t('access.unconfirmed')} />
      )}
      {changing ? (
        <ChangeEmail hasPassword={user.user_auth_provider !== 'google'} />
      ) : (
        <div>
          <Button variant="default" onClick={() => setChanging(true)}>
            {t('access.change')}
          </Button>
        </div>
      )}
      {user.user_auth_provider === 'google' && <p>{t('access.googleOnly')}</p>}
      {user.user_auth_provider === 'password_and_google' && <p>{t('access.google')}</p>}
      {user.user_auth_provider === 'password' && <LinkGoogle />}
    </AccountSection>
  );
}

function LinkGoogle() {
  const { t } = useTranslation('account');
  const client = useGoogleClient();
  const [proof, setProof] = useState<GoogleProof>();
  if (client === undefined) return null;
  if (proof !== undefined) return <LinkWithPassword proof={proof} />;
  return (
    <div className={styles.linkGoogle}>
      <p>{t('access.linkGoogle')}</p>
      <GoogleButton client={client} onProof={setProof} />
    </div>
  );
}

/** Re-authentication: what is linked opens the account from then on. */
function LinkWithPassword({ proof }: { proof: GoogleProof }) {
  const { t } = useTranslation('account');
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
    <AccountFormFrame form={account} action={t('access.linkGoogle')}>
      <PasswordField
        {...account.form.register('password')}
        autoComplete="current-password"
        label={t('access.yourPassword')}
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
  if (sentTo !== undefined) return <Outcome>{t('access.changeSent', { email: sentTo })}</Outcome>;
  return (
    <AccountFormFrame form={account} action={t('access.changeAction')}>
      <TextInput
        {...account.form.register('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('access.newEmail')}
        autoFocus
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
