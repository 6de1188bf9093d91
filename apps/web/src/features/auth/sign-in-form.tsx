import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { signIn } from '../../shared/account/session.ts';
import { AccountFormFrame } from '../../shared/account-form/account-form.tsx';
import { emailText, knownPassword } from '../../shared/account-form/field-errors.ts';
import { PasswordField } from '../../shared/account-form/password-field.tsx';
import { useAccountForm } from '../../shared/account-form/use-account-form.ts';
import styles from './auth.module.css';

const schema = z.object({ email: emailText, password: knownPassword });

interface SignInFormProps {
  readonly email?: string | undefined;
  /** The person whose session ended: no other account may sign in here. */
  readonly fixedEmail?: boolean;
}

/** E-mail and password; its parent sees by the session that it succeeded. */
export function SignInForm({ email = '', fixedEmail = false }: SignInFormProps) {
  const { t } = useTranslation('auth');
  const account = useAccountForm({
    schema,
    defaultValues: { email, password: '' },
    fieldOf: { email_invalid: 'email' },
    send: (typed) => signIn({ user_email: typed.email, password: typed.password }),
  });
  const { register } = account.form;
  return (
    <AccountFormFrame
      form={account}
      action={t('signIn.action')}
      aside={
        <Link className={styles.forgotten} to="/recover-password">
          {t('signIn.forgotten')}
        </Link>
      }
    >
      <TextInput
        {...register('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        label={t('email.label')}
        readOnly={fixedEmail}
        error={account.errorOf('email')}
      />
      <PasswordField
        {...register('password')}
        autoComplete="current-password"
        label={t('password.label')}
        error={account.errorOf('password')}
        data-autofocus={fixedEmail || undefined}
      />
    </AccountFormFrame>
  );
}
