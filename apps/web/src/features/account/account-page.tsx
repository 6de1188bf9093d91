import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../shared/session/use-session.ts';
import { AccessSection } from './access-section.tsx';
import styles from './account.module.css';
import { fullNameOf, initialsOf } from './account-names.ts';
import { AccountSection } from './account-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

export function AccountPage({ payments }: { payments: ReactNode }) {
  const { t } = useTranslation('account');
  const user = useUser();
  // The dashboard shows its pages once the account is there.
  if (user === undefined) return null;
  const name = fullNameOf(user);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {user.user_profile_image === null ? (
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(user)}
          </span>
        ) : (
          <img
            className={styles.initials}
            src={user.user_profile_image}
            alt=""
            referrerPolicy="no-referrer"
          />
        )}
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.who}>{name === '' ? user.user_email : name}</p>
        </div>
      </header>
      <AccessSection user={user} />
      <AccountSection id="payments" title={t('payments.title')} note={t('payments.note')}>
        {payments}
      </AccountSection>
      <PasswordSection user={user} />
      <ContactSection user={user} key={user._id} />
      <LanguageSection />
      <SessionsSection />
      <DataSection />
      <DeleteSection user={user} />
    </div>
  );
}
