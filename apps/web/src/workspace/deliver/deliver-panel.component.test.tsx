import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlanMailed } from '@trazo/contract/plans/plan-mail';
import i18next from 'i18next';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { QuestionDialog } from '../../shared/dialogs/question-dialog.tsx';
import { sessionStore } from '../../shared/session/this-session.ts';
import { ANA, PAYING_ANA } from '../../shared/testing/account.ts';
import { renderInApplication, speakEnglish, type WordKey, words } from '../../shared/testing/components.tsx';
import { refusal, stubServer } from '../../shared/testing/stub-server.ts';
import type { Way } from '../billing/order-address.ts';
import { DeliverPanel } from './deliver-panel.tsx';

beforeAll(speakEnglish);
afterEach(() => sessionStore.end());

const open = (start: Way = 'download') =>
  renderInApplication(
    <>
      <DeliverPanel id={ANA._id} name="Bakery" start={start} />
      <QuestionDialog />
    </>,
  );
const button = (key: WordKey) => screen.getByRole('button', { name: words(key) });
const choose = (key: WordKey) => userEvent.click(screen.getByRole('radio', { name: words(key) }));
const listed = (...mailings: PlanMailed[]) => ({ status: 200, body: { mailings } });
const SENT = { status: 200, body: { status: 'plan_sent' } };
const field = (key: WordKey) => screen.getByLabelText(words(key));
const send = async (address: string) => {
  await userEvent.type(field('plans:deliver.email'), address);
  await userEvent.click(button('plans:deliver.send'));
};

describe('delivering a plan', () => {
  it('offers to pay first where it has not been paid for', () => {
    sessionStore.begin('token', ANA);
    open();
    expect(screen.queryByRole('button', { name: words('plans:deliver.direct') })).toBeNull();
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  });

  it.each([true, false])(
    'offers a co-author the file alone, where the owner has paid for it: %s',
    (mayExport) => {
      sessionStore.begin('token', ANA);
      renderInApplication(<DeliverPanel id={ANA._id} name="Bakery" guest={{ owner: 'Eva', mayExport }} />);
      const file = screen.queryByRole('button', { name: words('plans:deliver.direct') });
      expect(file !== null).toBe(mayExport);
      expect(screen.queryByText(i18next.t('people:unpaid', { owner: 'Eva' })) !== null).toBe(!mayExport);
      expect([...screen.queryAllByRole('radio'), ...screen.queryAllByRole('link')]).toEqual([]);
    },
  );

  it('begins the download that has just been paid for, once', async () => {
    sessionStore.begin('token', PAYING_ANA);
    const calls = stubServer(refusal(503, 'server_busy', 'Not right now.'));
    renderInApplication(<DeliverPanel id={ANA._id} name="Bakery" begins />);
    await screen.findByText('Not right now.');
    expect(calls).toHaveLength(1);
    await userEvent.click(button('plans:deliver.direct'));
    await expect.poll(() => calls.length).toBe(2);
  });

  it('offers to pay where the server says that it has not been paid for any more', async () => {
    sessionStore.begin('token', PAYING_ANA);
    stubServer(refusal(402, 'entitlement_needed', 'Subscribe first.'));
    open();
    await userEvent.click(button('plans:deliver.direct'));
    await screen.findByText(words('billing:paywall.title'));
    expect(screen.queryByRole('button', { name: words('plans:deliver.direct') })).toBeNull();
  });

  it('offers the figures as a workbook, and says where a plan has none', async () => {
    sessionStore.begin('token', PAYING_ANA);
    const calls = stubServer(refusal(409, 'forecast_missing', 'No forecast.'));
    open();
    await userEvent.click(button('plans:deliver.workbook'));
    await screen.findByText('No forecast.');
    expect(calls).toHaveLength(1);
  });

  it('keeps what was written while another way is looked at', async () => {
    sessionStore.begin('token', PAYING_ANA);
    stubServer(listed());
    open('send');
    await userEvent.type(field('plans:deliver.message'), 'As discussed.');
    await choose('plans:deliver.ways.download');
    await choose('plans:deliver.ways.send');
    expect(field('plans:deliver.message')).toHaveProperty('value', 'As discussed.');
  });
});

describe('mailing a plan', () => {
  it('asks to confirm the address beside what can be mailed at once', () => {
    sessionStore.begin('token', { ...PAYING_ANA, user_email_verified: false });
    stubServer('unreachable');
    open('send');
    expect(screen.getByText(words('plans:deliver.unconfirmed'))).toBeTruthy();
    expect(field('plans:deliver.email')).toBeTruthy();
  });

  it.each(['', 'bank', 'bank@', 'a@example.com, @example.com'])('sends nothing to %j', async (address) => {
    sessionStore.begin('token', PAYING_ANA);
    const calls = stubServer('unreachable');
    open('send');
    await send(address === '' ? ' ' : address);
    const wrong = address.split(', ').at(-1) ?? '';
    const said =
      wrong === '' ? words('errors:email_empty') : i18next.t('plans:deliver.invalid', { email: wrong });
    expect(screen.getByText(said)).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says why the server refused to send it', async () => {
    sessionStore.begin('token', PAYING_ANA);
    stubServer(listed(), refusal(429, 'too_many_requests', 'Too many mails today.'));
    open('send');
    await send('bank@example.com');
    await screen.findByText('Too many mails today.');
    expect(field('plans:deliver.email')).toHaveProperty('value', 'bank@example.com');
  });

  it('asks before it mails the same person again, whatever the address looks like', async () => {
    sessionStore.begin('token', PAYING_ANA);
    const mailed: PlanMailed = { email: 'Bank@example.com', at: '2026-11-28T10:00:00.000Z', state: 'sent' };
    const calls = stubServer(
      listed(),
      SENT,
      listed(mailed),
      SENT,
      listed({ ...mailed, at: '2026-11-28T10:01:00.000Z' }, mailed),
    );
    const posts = () => calls.filter(({ method }) => method === 'POST').length;
    open('send');
    await send('bank@example.com');
    await screen.findByText(i18next.t('plans:deliver.sent', { email: 'bank@example.com' }));
    await userEvent.click(button('plans:deliver.sendAgain'));
    const question = await screen.findByRole('dialog', { name: words('plans:deliver.again.title') });
    await userEvent.click(within(question).getByRole('button', { name: words('plans:deliver.again.keep') }));
    expect(posts()).toBe(1);
    await userEvent.click(button('plans:deliver.sendAgain'));
    const again = await screen.findByRole('dialog', { name: words('plans:deliver.again.title') });
    await userEvent.click(within(again).getByRole('button', { name: words('plans:deliver.sendAgain') }));
    await expect.poll(posts).toBe(2);
  });

  it('lists whom the plan went to, and does not ask about a mail that was not delivered', async () => {
    sessionStore.begin('token', PAYING_ANA);
    const lost: PlanMailed = { email: 'bnak@example.com', at: '2026-11-28T10:00:00.000Z', state: 'failed' };
    stubServer(listed(lost));
    open('send');
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toContain('bnak@example.com');
    expect(row.textContent).toContain(words('plans:deliver.log.failed'));
    await userEvent.type(field('plans:deliver.email'), 'bnak@example.com');
    expect(button('plans:deliver.send')).toBeTruthy();
  });
});
