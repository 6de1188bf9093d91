import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { QuestionDialog } from '../../shared/dialogs/question-dialog.tsx';
import { sessionStore } from '../../shared/session/this-session.ts';
import { PAYING_ANA } from '../../shared/testing/account.ts';
import { renderInApplication, speakEnglish, type WordKey, words } from '../../shared/testing/components.tsx';
import { refusal, stubServer } from '../../shared/testing/stub-server.ts';
import { ShareDialog } from './share-dialog.tsx';

beforeAll(speakEnglish);
afterEach(() => sessionStore.end());

const TOKEN = 'q'.repeat(43);
const SHARE = {
  id: '5d1f5c0e-3c65-4a4b-9f53-6e2f4a1b7c11',
  created_at: '2026-11-21T10:00:00.000Z',
  expires_at: null,
  has_password: false,
  may_download: false,
  token: TOKEN,
  opened: 2,
};
const listed = (...shares: (typeof SHARE)[]) => ({ status: 200, body: { shares } });
const made = { status: 201, body: SHARE };

const open = () => {
  sessionStore.begin('token', PAYING_ANA);
  renderInApplication(
    <>
      <ShareDialog id={PAYING_ANA._id} name="Bakery" onClose={vi.fn()} />
      <QuestionDialog />
    </>,
  );
};
const button = (key: WordKey) => screen.getByRole('button', { name: words(key) });
const create = () => userEvent.click(button('sharing:create'));

describe('sharing a plan by a link', () => {
  it('shows the new link, and asks before it ends it', async () => {
    const calls = stubServer(listed(), made, listed(SHARE), listed());
    open();
    await create();
    const link = await screen.findByLabelText(words('sharing:link'));
    expect(link).toHaveProperty('value', `${window.location.origin}/shared/${TOKEN}`);
    const row = await screen.findByRole('listitem');
    await userEvent.click(within(row).getByRole('button'));
    const question = screen.getByRole('dialog', { name: words('sharing:revoking.title') });
    expect(calls).toHaveLength(3);
    await userEvent.click(within(question).getByRole('button', { name: words('sharing:revoke') }));
    await screen.findByText(words('sharing:list.none'));
    // The link that is shown no longer leads anywhere.
    expect(screen.queryByLabelText(words('sharing:link'))).toBeNull();
  });

  it('makes none with a password that is too short', async () => {
    const calls = stubServer(listed());
    open();
    await screen.findByText(words('sharing:list.none'));
    await userEvent.type(screen.getByLabelText(words('sharing:password.label')), 'abc');
    await create();
    expect(screen.getByLabelText(words('sharing:password.label')).getAttribute('aria-invalid')).toBe('true');
    expect(calls).toHaveLength(1);
  });

  it('says why the server refused to make one; what was typed stays', async () => {
    stubServer(listed(), refusal(409, 'limit_exceeded', 'This plan has 20 links already.'));
    open();
    await screen.findByText(words('sharing:list.none'));
    await userEvent.type(screen.getByLabelText(words('sharing:password.label')), 'bread and butter');
    await create();
    await screen.findByText('This plan has 20 links already.');
    expect(screen.getByLabelText(words('sharing:password.label'))).toHaveProperty(
      'value',
      'bread and butter',
    );
  });

  it('offers to pay where the server says that it has not been paid for any more', async () => {
    stubServer(listed(SHARE), refusal(402, 'entitlement_needed', 'Subscribe first.'));
    open();
    await screen.findByRole('listitem');
    await create();
    await expect.poll(() => screen.queryByRole('button', { name: words('sharing:create') })).toBeNull();
    // Links that were made before can still be ended.
    expect(screen.getByRole('listitem')).toBeTruthy();
  });

  it('lists them at a second attempt where the first one failed', async () => {
    stubServer('unreachable', listed(SHARE));
    open();
    await userEvent.click(await screen.findByRole('button', { name: words('sharing:retry') }));
    await screen.findByRole('listitem');
    const facts = [i18next.t('sharing:list.forever'), i18next.t('sharing:list.opened', { count: 2 })];
    expect(screen.getByText(facts.join(' · '))).toBeTruthy();
  });
});
