import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { sessionStore } from '../../shared/session/this-session.ts';
import { PAYING_ANA } from '../../shared/testing/account.ts';
import { renderInApplication, speakEnglish, words } from '../../shared/testing/components.tsx';
import { refusal, stubServer } from '../../shared/testing/stub-server.ts';
import { KnownBilling } from './known-billing.tsx';

beforeAll(speakEnglish);
afterEach(() => sessionStore.end());

it('waits for the account’s payments, and says when they could not be read', async () => {
  sessionStore.begin('token', PAYING_ANA);
  const calls = stubServer(refusal(503, 'payment_provider_unavailable', 'Not right now.'));
  renderInApplication(<KnownBilling>{({ entitlement }) => <p>{entitlement.state}</p>}</KnownBilling>);
  expect(screen.getByRole('status').getAttribute('aria-label')).toBe(words('billing:order.loading'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(words('billing:order.failed'));
  await userEvent.click(screen.getByRole('button', { name: words('billing:order.retry') }));
  await expect.poll(() => calls.length).toBe(2);
});
