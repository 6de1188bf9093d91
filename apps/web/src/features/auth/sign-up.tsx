import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../shared/layout/button-link.tsx';
import { loadUser } from '../../shared/session/session.ts';
import { useIsSignedIn, useUser } from '../../shared/session/use-session.ts';
import styles from './auth.module.css';
import { GoogleSignIn } from './google-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Step 3 of the builder: a new account, or the one somebody has, without leaving the page. */
export function SignUp() {
  const { t } = useTranslation('auth');
  const signedIn = useIsSignedIn();
  const [existing, setExisting] = useState(false);
  const [created, setCreated] = useState(false);
  if (signedIn) return <SignedIn created={created} />;
  const change = (
    <Button variant="subtle" onClick={() => setExisting(!existing)}>
      {t(existing ? 'signUp.needAccount' : 'signUp.haveAccount')}
    </Button>
  );
  return (
    <div className={styles.signUp}>
      <div>
        <h1>{t(existing ? 'signUp.signInTitle' : 'signUp.title')}</h1>
        <p className={styles.lead}>{t('signUp.lead')}</p>
      </div>
      {existing ? (
        <>
          <SignInForm />
          <GoogleSignIn separated />
          <div className={styles.more}>{change}</div>
        </>
      ) : (
        <SignUpForm aside={change} onCreated={() => setCreated(true)} />
      )}
    </div>
  );
}

function SignedIn({ created }: { created: boolean }) {
  const { t } = useTranslation('auth');
  const user = useUser();
  const known = user !== undefined;
  useEffect(() => {
    if (!known) void loadUser();
  }, [known]);
  const email = user?.user_email ?? '';
  return (
    <div className={styles.signUp}>
      <div role={created ? 'status' : undefined}>
        <h1>{t(created ? 'signUp.doneTitle' : 'signUp.inTitle')}</h1>
        {known && (
          <p className={styles.lead}>
            {created && !user.user_email_verified
              ? t('signUp.doneMail', { email })
              : t('signUp.inText', { email })}
          </p>
        )}
      </div>
      {created && <p>{t('signUp.donePayment')}</p>}
      <div className={styles.choices}>
        <ButtonLink to="/my-plans">{t('signUp.toPlans')}</ButtonLink>
        <ButtonLink variant="default" to="/builder/form">
          {t('signUp.toForm')}
        </ButtonLink>
      </div>
    </div>
  );
}
