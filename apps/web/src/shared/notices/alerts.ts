import type { Namespaces } from '@trazo/messages/namespaces';
import i18next from 'i18next';
import { type NoticeTone, showNotice } from './notices.ts';

/** The keys of specification §8, and of signing out (§4). */
export type AlertMessage = keyof Namespaces['alerts'];
export type AlertType = 'success' | 'error' | 'invalid';

/** Signing out is no mistake, though the specification's type of it is “invalid” (§4). */
const TONES: Record<AlertType, NoticeTone> = { success: 'success', error: 'error', invalid: 'neutral' };

/** Shows an alert of the specification, with its reason where there is one: one notice for one cause. */
export function showAlert(type: AlertType, message: AlertMessage, detail?: string): void {
  showNotice({ tone: TONES[type], text: i18next.t(`alerts:${message}`), detail });
}
