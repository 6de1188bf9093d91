import { Button } from '@mantine/core';
import { confirmEmail } from '@trazo/contract/api/email-confirmation';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { callApi } from '../../shared/api/api-client.ts';
import { ButtonLink } from '../../shared/layout/button-link.tsx';
import { loadUser } from '../../shared/session/session.ts';
import { AuthPage } from './auth-page.tsx';

type Step =
  | { readonly kind: 'asking'; readonly failure?: string }
  | { readonly kind: 'confirmed'; readonly email: string }
  | { readonly kind: 'spent' };

/** Where the mails lead that ask whether an address is theirs. A click confirms: programs that look into mails do not. */
export function ConfirmEmailPage({ confirmationKey }: { confirmationKey: string }) {
  const { t } = useTranslation('auth');
  const [step, setStep] = useState<Step>({ kind: 'asking' });
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const confirm = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const result = await callApi(confirmEmail, { body: { key: confirmationKey } });
    sending.current = false;
    setBusy(false);
    if (!result.isError) {
      setStep({ kind: 'confirmed', email: result.body.user_email });
      void loadUser();
    } else if (result.code === 'key_invalid') setStep({ kind: 'spent' });
    else setStep({ kind: 'asking', failure: result.error });
  };

  if (step.kind === 'asking') {
    return (
      <AuthPage title={t('confirm.title')} lead={t('confirm.text')}>
        <Failure text={step.failure} />
        <div>
          <Button loading={busy} onClick={confirm}>
            {t('confirm.action')}
          </Button>
        </div>
      </AuthPage>
    );
  }
  const [title, lead] =
    step.kind === 'confirmed'
      ? [t('confirm.doneTitle'), t('confirm.doneText', { email: step.email })]
      : [t('link.badTitle'), t('link.badConfirm')];
  return (
    <AuthPage title={title} lead={lead}>
      <div>
        <ButtonLink to={step.kind === 'confirmed' ? '/my-plans' : '/account'}>
          {t(step.kind === 'confirmed' ? 'confirm.toPlans' : 'confirm.toAccount')}
        </ButtonLink>
      </div>
    </AuthPage>
  );
}
