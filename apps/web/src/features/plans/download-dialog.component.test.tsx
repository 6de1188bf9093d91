import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../shared/session/this-session.ts';
import { ANA, PAYING_ANA } from '../../shared/testing/account.ts';
import { renderInApplication, speakEnglish, type WordKey, words } from '../../shared/testing/components.tsx';
import { refusal, stubServer } from '../../shared/testing/stub-server.ts';
import { DownloadDialog } from './download-dialog.tsx';

beforeAll(speakEnglish);
afterEach(() => sessionStore.end());

const open = () => renderInApplication(<DownloadDialog id={ANA._id} name="Bakery" onClose={vi.fn()} />);
const button = (key: WordKey) => screen.getByRole('button', { name: words(key) });
const send = async (address: string) => {
  await userEvent.type(screen.getByLabelText(words('plans:download.email')), address);
  await userEvent.click(button('plans:download.send'));
};

describe('taking a plan out', () => {
  it('offers to pay first where it has not been paid for', () => {
    sessionStore.begin('token', ANA);
    open();
    expect(screen.queryByRole('button', { name: words('plans:download.direct') })).toBeNull();
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  });

  it('begins the download that was asked for before paying, once', async () => {
    sessionStore.begin('token', PAYING_ANA);
    const calls = stubServer(refusal(503, 'server_busy', 'Not right now.'));
    renderInApplication(<DownloadDialog id={ANA._id} name="Bakery" onClose={vi.fn()} begins />);
    await screen.findByText('Not right now.');
    expect(calls).toHaveLength(1);
    await userEvent.click(button('plans:download.direct'));
    await expect.poll(() => calls.length).toBe(2);
  });

  it('asks to confirm the address beside what can be mailed at once', () => {
    sessionStore.begin('token', { ...PAYING_ANA, user_email_verified: false });
    open();
    expect(screen.getByText(words('plans:download.unconfirmed'))).toBeTruthy();
    expect(screen.getByLabelText(words('plans:download.email'))).toBeTruthy();
  });

  it.each(['', 'bank', 'bank@', 'a@example.com, @example.com'])('sends nothing to %j', async (address) => {
    sessionStore.begin('token', PAYING_ANA);
    const calls = stubServer('unreachable');
    open();
    await send(address === '' ? ' ' : address);
    const wrong = address.split(', ').at(-1) ?? '';
    const said =
      wrong === '' ? words('errors:email_empty') : i18next.t('plans:download.invalid', { email: wrong });
    expect(screen.getByText(said)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('says why the server refused to send it', async () => {
    sessionStore.begin('token', PAYING_ANA);
    stubServer(refusal(429, 'too_many_requests', 'Too many mails today.'));
    open();
    await send('bank@example.com');
    await screen.findByText('Too many mails today.');
    expect(screen.getByLabelText(words('plans:download.email'))).toHaveProperty('value', 'bank@example.com');
  });

  it('offers to pay where the server says that it has not been paid for any more', async () => {
    sessionStore.begin('token', PAYING_ANA);
    stubServer(refusal(402, 'entitlement_needed', 'Subscribe first.'));
    open();
    await userEvent.click(button('plans:download.direct'));
    await expect
      .poll(() => screen.queryByRole('button', { name: words('plans:download.direct') }))
      .toBeNull();
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  });
});
