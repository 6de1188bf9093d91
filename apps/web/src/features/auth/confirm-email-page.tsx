import { confirmEmail } from '@trazo/contract/api/email-confirmation';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../shared/api/api-client.ts';
import { MailedKeyPage } from './mailed-key-page.tsx';

/** Where the mails lead that ask whether an address is theirs. */
export function ConfirmEmailPage({ confirmationKey }: { confirmationKey: string }) {
  const { t } = useTranslation('auth');
  return (
    <MailedKeyPage
      title={t('confirm.title')}
      text={t('confirm.text')}
      action={t('confirm.action')}
      call={() => callApi(confirmEmail, { body: { key: confirmationKey } })}
      done={({ user_email: email }) => ({
        title: t('confirm.doneTitle'),
        text: t('confirm.doneText', { email }),
        to: '/my-plans',
        link: t('confirm.toPlans'),
      })}
      spent={{ text: t('link.badConfirm'), to: '/account', link: t('confirm.toAccount') }}
    />
  );
}
