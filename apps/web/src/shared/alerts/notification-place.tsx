import { MantineThemeProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import styles from './alerts.module.css';

/** Where messages appear; the button that removes one has a name in each of them. */
export function NotificationPlace() {
  const { t } = useTranslation('navigation');
  const closeButtonProps = { 'aria-label': t('close') };
  return (
    <MantineThemeProvider
      inherit
      theme={{ components: { Notification: { defaultProps: { closeButtonProps } } } }}
    >
      <Notifications className={styles.place} position="bottom-right" />
    </MantineThemeProvider>
  );
}
