import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { acceptInvitation, describeInvitation } from '@trazo/contract/api/co-authors';
import type { ResponseBody } from '@trazo/contract/api/route';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { loadUser } from '../../shared/account/session.ts';
import { Waiting } from '../../shared/account/waiting.tsx';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { useOnce } from '../../shared/actions/use-once.ts';
import { type ApiError, callApi } from '../../shared/api/api-client.ts';
import { bodyOf, statusOf } from '../../shared/api/body-of.ts';
import { ButtonLink } from '../../shared/layout/button-link.tsx';
import { useIsSignedIn, useUser } from '../../shared/session/use-session.ts';
import { openSavedPlan } from '../../workspace/plan-sync/open-saved-plan.ts';
import { useSignOut } from '../../workspace/sign-out/use-sign-out.ts';
import styles from './auth.module.css';
import { AuthPage } from './auth-page.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

type Described = ResponseBody<typeof describeInvitation>;

/** Where the mail leads that invites a co-author: who invites, to what, and accepting it with the account it is for. */
export function InvitationPage({ token }: { readonly token: string }) {
  const { t } = useTranslation('people');
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    retry: false,
    queryFn: async ({ signal }) => bodyOf(await callApi(describeInvitation, { params: { token }, signal })),
  });
  if (data !== undefined) return <Invited token={token} invitation={data} />;
  if (error === null) return <Waiting label={t('reading.opening')} />;
  const status = statusOf(error);
  const isOver = status === 404 || status === 410 || status === 400;
  return (
    <AuthPage title={t('invitation.goneTitle')} lead={status === 410 ? error.message : t('invitation.gone')}>
      {!isOver && <Failure text={error.message} />}
      <div>
        {isOver ? (
          <ButtonLink to="/my-plans">{t('invitation.toPlans')}</ButtonLink>
        ) : (
          <Button onClick={() => refetch()}>{t('retry')}</Button>
        )}
      </div>
    </AuthPage>
  );
}

interface InvitedProps {
  readonly token: string;
  readonly invitation: Described;
}

function Invited({ token, invitation }: InvitedProps) {
  const { t } = useTranslation(['people', 'planSync']);
  const isSignedIn = useIsSignedIn();
  const { invited_by: name, business_plan_name: plan, role } = invitation;
  return (
    <AuthPage
      title={t('people:invitation.title', { name, plan: plan || t('planSync:unnamed') })}
      lead={t(`people:invitation.${role}`)}
      step={isSignedIn ? 'accept' : 'account'}
    >
      {isSignedIn ? (
        <Accept token={token} invitation={invitation} />
      ) : (
        <AccountFirst email={invitation.email} />
      )}
    </AuthPage>
  );
}

/** An account for the invited address: the page then goes on by itself. */
function AccountFirst({ email }: { readonly email: string }) {
  const { t } = useTranslation('people');
  const [hasAccount, setHasAccount] = useState(true);
  const change = (
    <Button variant="subtle" onClick={() => setHasAccount(!hasAccount)}>
      {t(hasAccount ? 'invitation.needAccount' : 'invitation.haveAccount')}
    </Button>
  );
  return (
    <>
      <p>{t('invitation.signIn', { email })}</p>
      {hasAccount ? (
        <>
          <SignInForm email={email} />
          <GoogleSignIn separated />
          <div className={styles.more}>{change}</div>
        </>
      ) : (
        <SignUpForm email={email} aside={change} onCreated={() => undefined} />
      )}
    </>
  );
}

function Accept({ token, invitation: { email, role } }: InvitedProps) {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const user = useUser();
  const signOut = useSignOut();
  const [failure, setFailure] = useState<ApiError>();
  const isKnown = user !== undefined;
  useEffect(() => {
    if (!isKnown) void loadUser();
  }, [isKnown]);
  const accept = useOnce(async () => {
    const result = await callApi(acceptInvitation, { params: { token } });
    if (result.isError) {
      setFailure(result);
      return;
    }
    const { business_plan_id: id } = result.body;
    if (role === 'edit') await openSavedPlan(id, () => void navigate('/builder/form'));
    else await navigate(`/read/${id}`);
  });
  const isForAnother = failure?.code === 'invitation_for_another';
  return (
    <>
      {user !== undefined && <p>{t('invitation.as', { email: user.user_email })}</p>}
      {isForAnother && <p role="alert">{t('invitation.for', { email })}</p>}
      {!isForAnother && <Failure text={failure?.error} />}
      <div className={styles.more}>
        {isForAnother ? (
          <Button onClick={() => signOut.run(`/invitation/${token}`)}>{t('invitation.other')}</Button>
        ) : (
          <Button loading={accept.busy} onClick={accept.run}>
            {t('invitation.accept')}
          </Button>
        )}
      </div>
    </>
  );
}
