import { Button } from '@mantine/core';
import { stopEmailChange } from '@trazo/contract/api/email-confirmation';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { callApi } from '../../shared/api/api-client.ts';
import { ButtonLink } from '../../shared/layout/button-link.tsx';
import { AuthPage } from './auth-page.tsx';
import { useMailedKey } from './use-mailed-key.ts';

/** Where the mail to the old address about a change of address leads. */
export function StopEmailChangePage({ stopKey }: { stopKey: string }) {
  const { t } = useTranslation('auth');
  const { step, run, busy } = useMailedKey(() => callApi(stopEmailChange, { body: { key: stopKey } }));
  if (step.kind === 'asking') {
    return (
      <AuthPage step={step.kind} title={t('stopChange.title')} lead={t('stopChange.text')}>
        <Failure text={step.failure} />
        <div>
          <Button loading={busy} onClick={run}>
            {t('stopChange.action')}
          </Button>
        </div>
      </AuthPage>
    );
  }
  const [title, lead] =
    step.kind === 'done'
      ? [t('stopChange.doneTitle'), t('stopChange.doneText')]
      : [t('link.badTitle'), t('stopChange.bad')];
  return (
    <AuthPage step={step.kind} title={title} lead={lead}>
      <div>
        <ButtonLink to="/recover-password">{t('stopChange.toRecover')}</ButtonLink>
      </div>
    </AuthPage>
  );
}
