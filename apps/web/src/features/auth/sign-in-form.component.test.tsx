import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderInApplication, speakEnglish, words } from '../../shared/testing/components.tsx';
import { refusal, stubServer } from '../../shared/testing/stub-server.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

beforeAll(speakEnglish);
afterEach(() => vi.unstubAllGlobals());

/** As a password manager that fires no event. */
const fill = (selector: string, text: string) => {
  const field = document.querySelector(selector);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
};

it('signs in with what a password manager has filled in without an event', async () => {
  const calls = stubServer(refusal(401, 'credentials_wrong', 'No.'));
  renderInApplication(<SignInForm />);
  fill('input[type=email]', 'ana@example.com');
  fill('input[type=password]', 'kT7vLp2xQm-panes');
  await userEvent.click(screen.getByRole('button', { name: words('auth:signIn.action') }));
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.body).toMatchObject({ user_email: 'ana@example.com', password: 'kT7vLp2xQm-panes' });
});

it('signs up with it, too', async () => {
  const calls = stubServer(refusal(422, 'email_in_use', 'No.'));
  renderInApplication(<SignUpForm aside={undefined} onCreated={() => undefined} />);
  fill('input[type=email]', 'ana@example.com');
  fill('input[type=password]', 'kT7vLp2xQm-panes');
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: words('auth:signUp.action') }));
  await expect.poll(() => calls.at(-1)?.body).toMatchObject({ user_email: 'ana@example.com' });
});
