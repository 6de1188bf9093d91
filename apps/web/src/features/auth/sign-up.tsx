import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadUser } from '../../shared/account/session.ts';
import readAloud from '../../shared/design/visually-hidden.module.css';
import { NumberedHeading } from '../../shared/layout/numbered-heading.tsx';
import { useIsSignedIn, useUser } from '../../shared/session/use-session.ts';
import { useIsBegun } from '../../workspace/plan-store/use-is-begun.ts';
import styles from './auth.module.css';
import { GoogleSignIn } from './google-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Of step 3 of the builder: a new account, or an existing one, without leaving the page. */
export function SignUp() {
  const { t } = useTranslation('auth');
  const signedIn = useIsSignedIn();
  // Where nothing is begun yet, no payment follows on the page.
  const isStep = useIsBegun() || signedIn;
  const [existing, setExisting] = useState(false);
  const [created, setCreated] = useState(false);
  const change = (
    <Button variant="subtle" onClick={() => setExisting(!existing)}>
      {t(existing ? 'signUp.needAccount' : 'signUp.haveAccount')}
    </Button>
  );
  return (
    <section className={styles.signUp} aria-labelledby="account-title">
      {isStep ? (
        <NumberedHeading id="account-title" number={1} state={signedIn ? 'done' : 'open'}>
          {t('signUp.step')}
        </NumberedHeading>
      ) : (
        <h2 className={readAloud.hidden} id="account-title">
          {t('signUp.step')}
        </h2>
      )}
      {signedIn && <SignedIn created={created} />}
      {!signedIn && existing && (
        <>
          <SignInForm />
          <GoogleSignIn separated />
          <div className={styles.more}>{change}</div>
        </>
      )}
      {!signedIn && !existing && <SignUpForm aside={change} onCreated={() => setCreated(true)} />}
    </section>
  );
}

/** Whose account it is; after signing up, that it is there and what is still missing (specification §4). */
function SignedIn({ created }: { created: boolean }) {
  const { t } = useTranslation('auth');
  const heading = useRef<HTMLHeadingElement>(null);
  const user = useUser();
  const known = user !== undefined;
  useEffect(() => {
    // The button that was pressed is gone, and below it the page has moved up.
    if (created) heading.current?.focus();
  }, [created]);
  useEffect(() => {
    if (!known) void loadUser();
  }, [known]);
  const email = user?.user_email ?? '';
  const later = user?.user_entitlement.may_export === false && (
    <p>
      <Link data-apart to="/my-plans">
        {t('signUp.toPlans')}
      </Link>
    </p>
  );
  if (!created) {
    return (
      <div className={styles.who}>
        {known && <p>{t('signUp.inText', { email })}</p>}
        {later}
      </div>
    );
  }
  return (
    <div className={styles.created}>
      <div role="status">
        <h3 ref={heading} tabIndex={-1}>
          {t('signUp.doneTitle')}
        </h3>
        {user?.user_email_verified === false && <p>{t('signUp.doneMail', { email })}</p>}
        {later && <p>{t('signUp.donePayment')}</p>}
      </div>
      {later}
    </div>
  );
}
