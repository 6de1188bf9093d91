import { Button } from '@mantine/core';
import { stopCommentMails } from '@trazo/contract/api/comments';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { callApi } from '../../shared/api/api-client.ts';
import { ButtonLink } from '../../shared/layout/button-link.tsx';
import { AuthPage } from './auth-page.tsx';
import { useMailedKey } from './use-mailed-key.ts';

/** Where mails about comments lead who wants no more of them. */
export function StopCommentMailsPage({ token }: { readonly token: string }) {
  const { t } = useTranslation(['comments', 'auth']);
  const { step, run, busy } = useMailedKey(() => callApi(stopCommentMails, { params: { token } }));
  if (step.kind === 'asking') {
    return (
      <AuthPage step={step.kind} title={t('comments:mails.stopTitle')} lead={t('comments:mails.stopText')}>
        <Failure text={step.failure} />
        <div>
          <Button loading={busy} onClick={run}>
            {t('comments:mails.stop')}
          </Button>
        </div>
      </AuthPage>
    );
  }
  const [title, lead] =
    step.kind === 'done'
      ? [t('comments:mails.doneTitle'), t('comments:mails.doneText')]
      : [t('auth:link.badTitle'), t('comments:mails.bad')];
  return (
    <AuthPage step={step.kind} title={title} lead={lead}>
      <div>
        <ButtonLink to="/account">{t('comments:mails.toAccount')}</ButtonLink>
      </div>
    </AuthPage>
  );
}
