import { Button } from '@mantine/core';
import { confirmEmail } from '@trazo/contract/api/email-confirmation';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { callApi } from '../../shared/api/api-client.ts';
import { ButtonLink } from '../../shared/layout/button-link.tsx';
import { AuthPage } from './auth-page.tsx';
import { useMailedKey } from './use-mailed-key.ts';

/** Where the mails lead that ask whether an address is theirs. */
export function ConfirmEmailPage({ confirmationKey }: { confirmationKey: string }) {
  const { t } = useTranslation('auth');
  const { step, run, busy } = useMailedKey(() => callApi(confirmEmail, { body: { key: confirmationKey } }));
  if (step.kind === 'asking') {
    return (
      <AuthPage step={step.kind} title={t('confirm.title')} lead={t('confirm.text')}>
        <Failure text={step.failure} />
        <div>
          <Button loading={busy} onClick={run}>
            {t('confirm.action')}
          </Button>
        </div>
      </AuthPage>
    );
  }
  const [title, lead] =
    step.kind === 'done'
      ? [t('confirm.doneTitle'), t('confirm.doneText', { email: step.body.user_email })]
      : [t('link.badTitle'), t('link.badConfirm')];
  return (
    <AuthPage step={step.kind} title={title} lead={lead}>
      <div>
        <ButtonLink to={step.kind === 'done' ? '/my-plans' : '/account'}>
          {t(step.kind === 'done' ? 'confirm.toPlans' : 'confirm.toAccount')}
        </ButtonLink>
      </div>
    </AuthPage>
  );
}
