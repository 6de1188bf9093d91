import { stopCommentMails } from '@trazo/contract/api/comments';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../shared/api/api-client.ts';
import { MailedKeyPage } from './mailed-key-page.tsx';

/** Where mails about comments lead who wants no more of them. */
export function StopCommentMailsPage({ token }: { readonly token: string }) {
  const { t } = useTranslation('comments');
  const way = { to: '/account', link: t('mails.toAccount') };
  return (
    <MailedKeyPage
      title={t('mails.stopTitle')}
      text={t('mails.stopText')}
      action={t('mails.stop')}
      call={() => callApi(stopCommentMails, { params: { token } })}
      done={() => ({ title: t('mails.doneTitle'), text: t('mails.doneText'), ...way })}
      spent={{ text: t('mails.bad'), ...way }}
    />
  );
}
