import { stopEmailChange } from '@trazo/contract/api/email-confirmation';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../shared/api/api-client.ts';
import { MailedKeyPage } from './mailed-key-page.tsx';

/** Where the mail to the old address about a change of address leads. */
export function StopEmailChangePage({ stopKey }: { stopKey: string }) {
  const { t } = useTranslation('auth');
  const way = { to: '/recover-password', link: t('stopChange.toRecover') };
  return (
    <MailedKeyPage
      title={t('stopChange.title')}
      text={t('stopChange.text')}
      action={t('stopChange.action')}
      call={() => callApi(stopEmailChange, { body: { key: stopKey } })}
      done={() => ({ title: t('stopChange.doneTitle'), text: t('stopChange.doneText'), ...way })}
      spent={{ text: t('stopChange.bad'), ...way }}
    />
  );
}
