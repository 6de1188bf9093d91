import { focusManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { renderInApplication, speakEnglish, words } from '../../shared/testing/components.tsx';
import { refusal, stubServer } from '../../shared/testing/stub-server.ts';
import { SharedPlanPage } from './shared-plan-page.tsx';

beforeAll(speakEnglish);

const shared = (business_plan_name: string) => ({
  status: 200,
  body: { business_plan_name, needs_password: true, may_download: false, may_comment: false },
});

const open = () => renderInApplication(<SharedPlanPage token="abc" />);

const password = () => screen.getByLabelText(words('sharing:shared.password'));

const comeBack = () => {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
};

it('keeps what is being read when the link is asked for again and does not come', async () => {
  const calls = stubServer(
    shared('Bakery'),
    refusal(500, 'internal', 'Broken.'),
    shared('Bakery in the mill'),
  );
  open();
  await screen.findByRole('heading', { name: 'Bakery' });
  const alerts: string[] = [];
  const record = () => alerts.push(...screen.queryAllByText('Broken.').map(({ tagName }) => tagName));
  new MutationObserver(record).observe(document.body, { childList: true, subtree: true });
  await userEvent.type(password(), 'half a pass');
  await expect
    .poll(() => {
      comeBack();
      return calls.length;
    })
    .toBeGreaterThan(2);
  await screen.findByRole('heading', { name: 'Bakery in the mill' });
  expect(alerts).toEqual([]);
  expect(password()).toHaveProperty('value', 'half a pass');
});

it('lets the keyboard reach what shows the password', async () => {
  stubServer(shared('Bakery'));
  open();
  await screen.findByRole('heading', { name: 'Bakery' });
  await userEvent.click(password());
  await userEvent.tab();
  const eye = screen.getByRole('button', { name: words('auth:password.show') });
  expect(document.activeElement).toBe(eye);
  await userEvent.keyboard(' ');
  expect(eye.getAttribute('aria-pressed')).toBe('true');
});
