import { signIn } from '@trazo/web/shared/account/session.ts';
import { AccountFormFrame } from '@trazo/web/shared/account-form/account-form.tsx';
import { knownPassword } from '@trazo/web/shared/account-form/field-errors.ts';
import { PasswordField } from '@trazo/web/shared/account-form/password-field.tsx';
import { useAccountForm } from '@trazo/web/shared/account-form/use-account-form.ts';
import { useSession, useUser } from '@trazo/web/shared/session/use-session.ts';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import styles from './operator.module.css';

const schema = z.object({ password: knownPassword });

/** Lets an operator whose session has ended sign in again without leaving what they are typing. */
export function SessionEnded() {
  const isExpired = useSession(({ kind }) => kind === 'expired');
  const email = useUser()?.user_email;
  if (!isExpired || email === undefined) return null;
  return <SignInAgain email={email} />;
}

function SignInAgain({ email }: { readonly email: string }) {
  const { t } = useTranslation('auth');
  const account = useAccountForm({
    schema,
    defaultValues: { password: '' },
    send: ({ password }) => signIn({ user_email: email, password }),
  });
  return (
    <section className={styles.ended} role="alert">
      <strong>{t('ended.title')}</strong>
      <AccountFormFrame form={account} action={t('ended.signIn')}>
        <PasswordField
          {...account.form.register('password')}
          autoComplete="current-password"
          label={t('password.label')}
          description={email}
          error={account.errorOf('password')}
        />
      </AccountFormFrame>
    </section>
  );
}
