import { useTranslation } from 'react-i18next';
import layout from '../shared/layout/layout.module.css';
import { useUser } from '../shared/session/use-session.ts';

export default function AccountRoute() {
  const { t } = useTranslation('navigation');
  return (
    <div className={layout.prose}>
      <h1>{t('account')}</h1>
      <p className={layout.lead}>{useUser()?.user_email}</p>
    </div>
  );
}
