import { notifications } from '@mantine/notifications';
import { afterEach, expect, it, vi } from 'vitest';
import { type AlertType, showAlert } from './alerts.ts';

afterEach(() => void vi.restoreAllMocks());

it.each<[AlertType, string]>([
  ['success', 'status'],
  ['error', 'alert'],
  ['invalid', 'alert'],
])('an alert of the type %s is a %s, goes after three seconds, and with a click', (type, role) => {
  const show = vi.spyOn(notifications, 'show').mockReturnValue('');
  const hide = vi.spyOn(notifications, 'hide').mockReturnValue('');
  showAlert(type, 'pass_ok');
  const [alert] = show.mock.calls[0] ?? [];
  expect(alert).toMatchObject({ autoClose: 3000, role, 'data-type': type });
  Reflect.apply(alert?.onClick ?? vi.fn(), undefined, []);
  expect(hide).toHaveBeenCalledExactlyOnceWith(alert?.id);
});
