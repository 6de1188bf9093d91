import { Button, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signInAddress } from '../../shared/session/return-address.ts';
import { sessionStore } from '../../shared/session/this-session.ts';
import { useUser } from '../../shared/session/use-session.ts';
import { usePlanStore } from '../../workspace/plan-store/plan-context.tsx';
import styles from './auth.module.css';
import { GoogleSignIn } from './google-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The way back in, over the page one was at work on. */
export function SignInAgain() {
  const { t } = useTranslation(['auth', 'navigation']);
  const [opened, { open, close }] = useDisclosure();
  const email = useUser()?.user_email;
  const navigate = useNavigate();
  const store = usePlanStore();
  const leave = () => {
    store.flush();
    sessionStore.end({ byChoice: true });
    void navigate(signInAddress(window.location.pathname + window.location.search));
  };
  return (
    <>
      <section className={styles.banner} data-session-ended role="alert">
        <div>
          <strong>{t('auth:ended.title')}</strong>
          <p>{t('auth:ended.text')}</p>
        </div>
        <Button onClick={open}>{t('auth:ended.signIn')}</Button>
      </section>
      <Modal
        opened={opened}
        onClose={close}
        title={t('auth:ended.signIn')}
        closeButtonProps={{ 'aria-label': t('navigation:close') }}
      >
        <Stack gap="lg">
          <SignInForm email={email} fixedEmail={email !== undefined} />
          <GoogleSignIn separated />
          <div className={styles.more}>
            <p>{t('auth:ended.another')}</p>
            <Button variant="subtle" onClick={leave}>
              {t('auth:another')}
            </Button>
          </div>
        </Stack>
      </Modal>
    </>
  );
}
