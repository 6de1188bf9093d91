import { expect, it } from 'vitest';
import { type AlertType, showAlert } from './alerts.ts';
import { noticesNow } from './notices.ts';

it.each<[AlertType, string]>([
  ['success', 'success'],
  ['error', 'error'],
  ['invalid', 'neutral'],
])('an alert of the type %s looks and is read as %s', (type, tone) => {
  showAlert(type, 'pass_ok', 'why');
  expect(noticesNow().slice(-1)).toMatchObject([{ tone, detail: 'why' }]);
});
