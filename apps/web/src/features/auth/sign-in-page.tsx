import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isEmptyDraft } from '../../workspace/plan-store/draft.ts';
import { useDraft } from '../../workspace/plan-store/use-draft.ts';
import styles from './auth.module.css';
import { AuthPage } from './auth-page.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function SignInPage() {
  const { t } = useTranslation('auth');
  const hasDraft = useDraft(({ draft }) => !isEmptyDraft(draft));
  return (
    <AuthPage title={t('signIn.title')} lead={t('signIn.lead')}>
      <SignInForm />
      <GoogleSignIn separated />
      <div className={styles.more}>
        <span>{t('signIn.noAccount')}</span>
        <Link to="/builder/register">{t('signIn.create')}</Link>
        {hasDraft && <p>{t('signIn.draft')}</p>}
      </div>
    </AuthPage>
  );
}
