import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Portrait } from '../../shared/layout/portrait.tsx';
import { fullNameOf } from '../../shared/session/account-names.ts';
import { useUser } from '../../shared/session/use-session.ts';
import { AccessSection } from './access-section.tsx';
import styles from './account.module.css';
import { AccountSection } from './account-section.tsx';
import { CommentMailsSection } from './comment-mails-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PortraitEditor } from './portrait-editor.tsx';
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
        <Portrait user={user} size="large" />
        <div className={styles.names}>
          <h1>{t('title')}</h1>
          <p className={styles.who}>{name === '' ? user.user_email : name}</p>
        </div>
        <PortraitEditor user={user} />
      </header>
      <AccessSection user={user} />
      <PasswordSection user={user} />
      <AccountSection id="payments" title={t('payments.title')} note={t('payments.note')}>
        {payments}
      </AccountSection>
      <ContactSection user={user} key={user._id} />
      <LanguageSection />
      <CommentMailsSection />
      <SessionsSection />
      <DataSection />
      <DeleteSection user={user} />
    </div>
  );
}
