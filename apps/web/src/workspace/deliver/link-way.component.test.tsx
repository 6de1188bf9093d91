import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { QuestionDialog } from '../../shared/dialogs/question-dialog.tsx';
import { sessionStore } from '../../shared/session/this-session.ts';
import { PAYING_ANA } from '../../shared/testing/account.ts';
import { renderInApplication, speakEnglish, type WordKey, words } from '../../shared/testing/components.tsx';
import { refusal, stubServer } from '../../shared/testing/stub-server.ts';
import { DeliverPanel } from './deliver-panel.tsx';

beforeAll(speakEnglish);
afterEach(() => sessionStore.end());

const TOKEN = 'q'.repeat(43);
const SHARE = {
  id: '5d1f5c0e-3c65-4a4b-9f53-6e2f4a1b7c11',
  created_at: '2026-11-21T10:00:00.000Z',
  expires_at: null,
  has_password: false,
  may_download: false,
  may_comment: false,
  token: TOKEN,
  opened: 2,
};
const listed = (...shares: (typeof SHARE)[]) => ({ status: 200, body: { shares } });
const made = { status: 201, body: SHARE };

const open = () => {
  sessionStore.begin('token', PAYING_ANA);
  renderInApplication(
    <>
      <DeliverPanel id={PAYING_ANA._id} name="Bakery" start="share" />
      <QuestionDialog />
    </>,
  );
};
const button = (key: WordKey) => screen.getByRole('button', { name: words(key) });
const create = () => userEvent.click(button('sharing:create'));

describe('sharing a plan by a link', () => {
  it('shows a link as often as its owner looks, and asks before it ends it', async () => {
    const calls = stubServer(listed(), made, listed(SHARE), listed());
    open();
    await screen.findByRole('button', { name: words('sharing:create') });
    await create();
    const link = await screen.findByRole('textbox', { name: words('sharing:link') });
    expect(link).toHaveProperty('value', `${window.location.origin}/shared/${TOKEN}`);
    expect(calls[1]?.body).toMatchObject({ may_download: true });
    const row = screen.getByRole('listitem');
    await userEvent.click(within(row).getByRole('button', { name: /Revoke/ }));
    const question = screen.getByRole('dialog', { name: words('sharing:revoking.title') });
    expect(calls).toHaveLength(3);
    await userEvent.click(within(question).getByRole('button', { name: words('sharing:revoke') }));
    await expect.poll(() => screen.queryByRole('textbox', { name: words('sharing:link') })).toBeNull();
  });

  it('hands a link to the device’s own sheet where there is one', async () => {
    const share = vi.fn(async (_data: ShareData) => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    stubServer(listed(SHARE));
    open();
    await userEvent.click(await screen.findByRole('button', { name: words('sharing:share') }));
    const url = `${window.location.origin}/shared/${TOKEN}`;
    expect(share).toHaveBeenCalledWith({ title: 'Bakery', url });
    vi.unstubAllGlobals();
  });

  it('makes none with a password that is too short', async () => {
    const calls = stubServer(listed());
    open();
    await screen.findByRole('button', { name: words('sharing:create') });
    await userEvent.type(screen.getByLabelText(words('sharing:password.label')), 'abc');
    await create();
    expect(screen.getByLabelText(words('sharing:password.label')).getAttribute('aria-invalid')).toBe('true');
    expect(calls).toHaveLength(1);
  });

  it('says why the server refused to make one; what was typed stays', async () => {
    stubServer(listed(), refusal(409, 'limit_exceeded', 'This plan has 20 links already.'));
    open();
    await screen.findByRole('button', { name: words('sharing:create') });
    await userEvent.type(screen.getByLabelText(words('sharing:password.label')), 'bread and butter');
    await create();
    await screen.findByText('This plan has 20 links already.');
    expect(screen.getByLabelText(words('sharing:password.label'))).toHaveProperty(
      'value',
      'bread and butter',
    );
  });

  it('offers to pay where the server says that it has not been paid for any more', async () => {
    stubServer(listed(SHARE), refusal(402, 'entitlement_needed', 'Subscribe first.'), 'unreachable');
    open();
    await userEvent.click(await screen.findByRole('button', { name: words('sharing:another') }));
    await create();
    await screen.findByText(words('billing:paywall.title'));
    // Links that were made before can still be ended.
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
  });

  it('lists them at a second attempt where the first one failed', async () => {
    stubServer('unreachable', listed(SHARE));
    open();
    await userEvent.click(await screen.findByRole('button', { name: words('sharing:retry') }));
    await screen.findByRole('listitem');
    const said = (await screen.findByRole('listitem')).textContent.replaceAll('\u00a0', ' ');
    expect(said).toContain(i18next.t('sharing:list.forever'));
    expect(said).toContain(i18next.t('sharing:list.opened', { count: 2 }));
  });

  it('is opened to comments, and closed to them', async () => {
    const calls = stubServer(listed(SHARE), listed({ ...SHARE, may_comment: true }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: words('comments:allowLink') }));
    await screen.findByRole('button', { name: words('comments:closeLink') });
    expect(screen.getByText(new RegExp(words('comments:allowed').replaceAll(' ', '\\s')))).toBeDefined();
    expect(calls[1]).toMatchObject({ method: 'PUT', body: { may_comment: true } });
  });
});
