import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionStore } from '../../shared/session/this-session.ts';
import { ANA } from '../../shared/testing/account.ts';
import { renderInApplication, speakEnglish, type WordKey, words } from '../../shared/testing/components.tsx';
import { refusal, stubServer } from '../../shared/testing/stub-server.ts';
import { draftHandedIn, renderWithPlan } from '../../workspace/plan-store/testing/draft-handed-in.tsx';
import { DeleteSection } from './delete-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

beforeAll(speakEnglish);
beforeEach(() => sessionStore.begin('token', ANA));
afterEach(() => sessionStore.end());

const button = (key: WordKey) => screen.getByRole('button', { name: words(key) });

describe('deleting an account', () => {
  const ask = async (password: string) => {
    await userEvent.click(button('account:delete.open'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText(words('account:access.yourPassword')), password);
    await userEvent.click(within(dialog).getByRole('button', { name: words('account:delete.action') }));
    return within(dialog);
  };

  it('says at the password that it is wrong, and deletes nothing', async () => {
    stubServer(refusal(403, 'incorrect_last_password', 'This is not your password.'));
    renderWithPlan(draftHandedIn(), <DeleteSection user={ANA} />);
    const dialog = await ask('not mine at all');
    await dialog.findByText(words('errors:incorrect_last_password'));
    expect(sessionStore.getState().user?.user_email).toBe(ANA.user_email);
  });

  it('ends the session once it is deleted', async () => {
    stubServer({ status: 200, body: { status: 'account_deleted' } });
    renderWithPlan(draftHandedIn(), <DeleteSection user={ANA} />);
    await ask('my own password');
    await expect.poll(() => sessionStore.getState().user).toBeUndefined();
  });
});

describe('changing the password', () => {
  it('sends nothing while the two differ', async () => {
    const calls = stubServer('unreachable');
    renderInApplication(<PasswordSection user={ANA} />);
    await userEvent.type(screen.getByLabelText(words('account:password.current')), 'the one of today');
    await userEvent.type(screen.getByLabelText(words('auth:password.new')), 'a long and new one');
    await userEvent.type(screen.getByLabelText(words('auth:password.repeat')), 'another one');
    await userEvent.click(button('account:password.action'));
    await expect
      .poll(() => screen.getByLabelText(words('auth:password.repeat')).getAttribute('aria-invalid'))
      .toBe('true');
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});

describe('the list of sessions', () => {
  it('says why it could not be read, and is read at the next attempt', async () => {
    const session = {
      id: '5d1f5c0e-3c65-4a4b-9f53-6e2f4a1b7c11',
      device: '',
      signed_in_at: '2026-11-21T10:00:00.000Z',
      last_used_at: '2026-11-21T10:00:00.000Z',
      current: true,
    };
    stubServer(refusal(500, 'internal', 'Something went wrong here.'), {
      status: 200,
      body: { sessions: [session] },
    });
    renderInApplication(<SessionsSection />);
    await screen.findByText(/Something went wrong here\./);
    await userEvent.click(button('auth:loading.retry'));
    await screen.findByText(words('account:sessions.current'));
  });
});
