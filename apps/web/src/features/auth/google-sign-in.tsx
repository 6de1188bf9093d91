import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { signInWithGoogle } from '../../shared/account/session.ts';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { GoogleButton } from '../../shared/google/google-button.tsx';
import type { GoogleProof } from '../../shared/google/google-identity.ts';
import { useGoogleClient } from '../../shared/google/use-google-client.ts';
import { interfaceLanguage } from '../../shared/words/words.ts';
import styles from './auth.module.css';

interface Declarations {
  readonly accept_terms: boolean;
  readonly accept_privacy: boolean;
  readonly legal_age: boolean;
}

interface GoogleSignInProps {
  /** Given where an account may be created: all of them have to be true first. */
  readonly declarations?: Declarations;
  /** With a line above that says “or”. */
  readonly separated?: boolean;
}

/** Signing in with Google, where this installation offers it; otherwise nothing. */
export function GoogleSignIn({ declarations, separated = false }: GoogleSignInProps) {
  const { t } = useTranslation('auth');
  const client = useGoogleClient();
  const [failure, setFailure] = useState<ReactNode>();
  const sending = useRef(false);
  if (client === undefined) return null;

  const send = async (proof: GoogleProof) => {
    if (sending.current) return;
    sending.current = true;
    setFailure(undefined);
    const body = { ...proof, user_language: interfaceLanguage(), ...declarations };
    const result = await signInWithGoogle(body);
    sending.current = false;
    if (!result.isError) return;
    setFailure(result.code === 'acceptance_required' && !declarations ? <NewHere /> : result.error);
  };
  const open = declarations === undefined || Object.values(declarations).every(Boolean);
  return (
    <>
      {separated && <p className={styles.or}>{t('or')}</p>}
      {open ? <GoogleButton client={client} onProof={send} /> : <p>{t('google.acceptFirst')}</p>}
      <Failure text={failure} />
    </>
  );
}

/** Google vouched for a person who has no account yet. */
function NewHere() {
  const { t } = useTranslation('auth');
  return (
    <>
      {t('google.newHere')} <Link to="/builder/register">{t('signIn.create')}</Link>
    </>
  );
}
