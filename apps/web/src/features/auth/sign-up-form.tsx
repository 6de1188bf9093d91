import { Checkbox, type CheckboxProps, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { signUp } from '../../shared/account/session.ts';
import { AccountFormFrame } from '../../shared/account-form/account-form.tsx';
import { accepted, emailText, newPassword } from '../../shared/account-form/field-errors.ts';
import { NewPasswordField } from '../../shared/account-form/new-password-field.tsx';
import { PASSWORD_FIELD_OF } from '../../shared/account-form/password-codes.ts';
import { useAccountForm } from '../../shared/account-form/use-account-form.ts';
import { interfaceLanguage } from '../../shared/words/words.ts';
import styles from './auth.module.css';
import { GoogleSignIn } from './google-sign-in.tsx';

const schema = z.object({
  name: z.string(),
  surname: z.string(),
  email: emailText,
  password: newPassword,
  terms: accepted('terms_not_accepted'),
  privacy: accepted('privacy_not_accepted'),
  legalAge: accepted('legal_age_not_declared'),
});
type SignUp = z.output<typeof schema>;

/** Nothing is accepted beforehand. */
const NOTHING: SignUp = {
  name: '',
  surname: '',
  email: '',
  password: '',
  terms: false,
  privacy: false,
  legalAge: false,
};

const declarationsOf = ({ terms, privacy, legalAge }: SignUp) => ({
  accept_terms: terms,
  accept_privacy: privacy,
  legal_age: legalAge,
});

interface SignUpFormProps {
  /** Where it is known for whom the account is to be. */
  readonly email?: string;
  readonly aside: ReactNode;
  /** The account is there, and signed in. */
  readonly onCreated: () => void;
}

export function SignUpForm({ email = '', aside, onCreated }: SignUpFormProps) {
  const { t } = useTranslation('auth');
  const account = useAccountForm({
    schema,
    defaultValues: { ...NOTHING, email },
    fieldOf: {
      ...PASSWORD_FIELD_OF,
      email_invalid: 'email',
      email_in_use: 'email',
      terms_not_accepted: 'terms',
      privacy_not_accepted: 'privacy',
      legal_age_not_declared: 'legalAge',
    },
    send: async (typed) => {
      const result = await signUp({
        user_email: typed.email,
        password: typed.password,
        user_name: typed.name,
        user_post_name: typed.surname,
        user_language: interfaceLanguage(),
        ...declarationsOf(typed),
      });
      if (!result.isError) onCreated();
      return result;
    },
  });
  const { register, watch } = account.form;
  const typed = watch();
  return (
    <>
      <AccountFormFrame form={account} action={t('signUp.action')} aside={aside}>
        <div className={styles.pair}>
          <TextInput
            {...register('name')}
            autoComplete="given-name"
            maxLength={80}
            label={t('signUp.name')}
            description={t('signUp.optional')}
          />
          <TextInput
            {...register('surname')}
            autoComplete="family-name"
            maxLength={80}
            label={t('signUp.surname')}
            description={t('signUp.optional')}
          />
        </div>
        <TextInput
          {...register('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('email.label')}
          error={account.errorOf('email')}
        />
        <NewPasswordField
          {...register('password')}
          label={t('password.label')}
          typed={typed.password}
          owner={typed}
          error={account.errorOf('password')}
        />
        <Declarations propsOf={(name) => ({ ...register(name), error: account.errorOf(name) })} />
      </AccountFormFrame>
      <GoogleSignIn separated declarations={declarationsOf(typed)} />
    </>
  );
}

interface DeclarationsProps {
  readonly propsOf: (name: 'terms' | 'privacy' | 'legalAge') => CheckboxProps;
}

function Declarations({ propsOf }: DeclarationsProps) {
  const { t } = useTranslation('auth');
  return (
    <fieldset className={styles.declarations}>
      <legend className={styles.legend}>{t('signUp.declarations')}</legend>
      <Checkbox
        size="md"
        {...propsOf('terms')}
        label={<Trans t={t} i18nKey="signUp.terms" components={{ page: <PageLink to="/terms" /> }} />}
      />
      <Checkbox
        size="md"
        {...propsOf('privacy')}
        label={<Trans t={t} i18nKey="signUp.privacy" components={{ page: <PageLink to="/privacy" /> }} />}
      />
      <Checkbox size="md" {...propsOf('legalAge')} label={t('signUp.legalAge')} />
    </fieldset>
  );
}

/** In a window of its own: what is typed here stays. */
function PageLink({ to, children }: { to: string; children?: ReactNode }) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}
