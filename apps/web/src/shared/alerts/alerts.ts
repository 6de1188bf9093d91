import { notifications } from '@mantine/notifications';
import type { Namespaces } from '@trazo/messages/namespaces';
import i18next from 'i18next';
import { randomId } from '../identifiers/random-id.ts';
import { ALERT_LIFETIME } from './alert-lifetime.ts';
import styles from './alerts.module.css';

/** The keys of specification §8, and of signing out (§4). */
export type AlertMessage = keyof Namespaces['alerts'];
export type AlertType = 'success' | 'error' | 'invalid';

/** Shows an alert of the specification: a click removes it, and it goes by itself; screen readers read it at once. */
export function showAlert(type: AlertType, message: AlertMessage): void {
  const id = randomId();
  notifications.show({
    id,
    message: i18next.t(`alerts:${message}`),
    autoClose: ALERT_LIFETIME,
    className: styles.alert,
    'data-type': type,
    role: type === 'success' ? 'status' : 'alert',
    closeButtonProps: { 'aria-label': i18next.t('navigation:close') },
    onClick: () => notifications.hide(id),
  });
}
