import type { User } from '@trazo/contract/accounts/user';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionStore } from '../session/this-session.ts';
import { ANA, PAYING_ANA } from '../testing/account.ts';
import { loadUser, refreshUser } from './session.ts';

afterEach(() => sessionStore.end());

it('an answer on its way since before a change is not taken for the account as it is now', async () => {
  let onServer: User = ANA;
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', () => {
    const then = onServer;
    return new Promise((resolve) => answers.push(() => resolve(Response.json(then))));
  });
  sessionStore.begin('token', ANA);
  const first = loadUser();
  onServer = PAYING_ANA;
  const after = refreshUser();
  answers[0]?.();
  await first;
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  expect(await after).toBe('loaded');
  expect(sessionStore.getState().user?.user_account_status).toBe('active');
});

it.each(['before', 'after'] as const)(
  'a session that the server has ended is announced, also one that ended %s the application has started',
  async (when) => {
    vi.resetModules();
    localStorage.setItem('token', 'old');
    const { sessionStore } = await import('../session/this-session.ts');
    const { loadUser } = await import('./session.ts');
    const { followSession } = await import('./follow-session.ts');
    const { noticesNow } = await import('../notices/notices.ts');
    vi.stubGlobal('fetch', async () =>
      Response.json({ error: 'not_signed_in', message: '' }, { status: 401 }),
    );
    if (when === 'after') followSession();
    expect(await loadUser()).toBe('signedOut');
    if (when === 'before') followSession();
    expect(noticesNow()).toHaveLength(1);
    sessionStore.begin('new', ANA);
    sessionStore.end({ byChoice: true });
    expect(noticesNow()).toHaveLength(1);
  },
);
