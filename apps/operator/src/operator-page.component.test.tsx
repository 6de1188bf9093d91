import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANGUAGES } from '@trazo/plan/languages';
import { sessionStore } from '@trazo/web/shared/session/this-session.ts';
import { ANA } from '@trazo/web/shared/testing/account.ts';
import {
  renderInApplication,
  speakEnglish,
  type WordKey,
  words,
} from '@trazo/web/shared/testing/components.tsx';
import { refusal, stubServer } from '@trazo/web/shared/testing/stub-server.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OperatorPage } from './operator-page.tsx';

beforeAll(async () => {
  await speakEnglish();
  // happy-dom has none; a field that grows with its text listens to them.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});
beforeEach(() => sessionStore.begin('token', ANA));
afterEach(() => {
  sessionStore.end();
  window.location.hash = '';
  focusManager.setFocused(undefined);
});

const ok = (body: unknown) => ({ status: 200, body });
const state = (second_factor: string) => ok({ second_factor, recovery_codes_left: 10 });
const usage = ok({ counted_at: null, days: [], backup: { made_at: null, checked_at: null } });
const none = ok({ announcements: [] });
const closed = refusal(403, 'second_factor_needed', 'Give a code.');

const button = (key: WordKey) => screen.getByRole('button', { name: words(key) });

/** Renders the page, and waits for its words. */
async function open(): Promise<void> {
  renderInApplication(<OperatorPage />);
  await screen.findByRole('heading', { level: 1 });
}

const SPANISH = 'operator:announcements.texts.es';
const field = (key: WordKey) => screen.getByLabelText<HTMLInputElement>(words(key));

async function openAnnouncements(): Promise<void> {
  await userEvent.click(screen.getByRole('link', { name: words('operator:views.announcements') }));
  await screen.findByLabelText(words(SPANISH));
}

function typeAnnouncement(): void {
  for (const language of LANGUAGES) {
    const key: WordKey = `operator:announcements.texts.${language}`;
    fireEvent.change(field(key), { target: { value: `Text ${language}` } });
  }
  fireEvent.change(field('operator:announcements.from'), { target: { value: '2027-01-01T10:00' } });
  fireEvent.change(field('operator:announcements.until'), { target: { value: '2027-01-01T12:00' } });
}

describe('the console', () => {
  it('shows the recovery codes until they are kept, wherever the window’s focus goes meanwhile', async () => {
    const codes = ['aaaa-bbbb', 'cccc-dddd'];
    const calls = stubServer(
      state('missing'),
      ok({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Trazo?secret=JBSWY3DPEHPK3PXP' }),
      ok({ recovery_codes: codes }),
      state('passed'),
      usage,
    );
    await open();
    await userEvent.type(field('operator:factor.password'), 'my own password');
    await userEvent.click(button('operator:factor.begin'));
    await userEvent.type(await screen.findByLabelText(words('operator:factor.code')), '123456');
    await userEvent.click(button('operator:factor.confirm'));
    await screen.findByText('aaaa-bbbb');
    await act(async () => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    expect(calls).toHaveLength(3);
    await userEvent.click(button('operator:factor.codesDone'));
    await screen.findByRole('heading', { level: 1, name: words('operator:title') });
  });

  it('asks for its code over an announcement that is typed, and loses nothing of it', async () => {
    const calls = stubServer(
      state('passed'),
      usage,
      none,
      closed,
      refusal(500, 'internal', 'Something went wrong here.'),
      closed,
      state('asked'),
      state('passed'),
      none,
    );
    await open();
    await openAnnouncements();
    typeAnnouncement();
    // The first time the server fails to say that it has closed.
    await userEvent.click(button('operator:announcements.publish'));
    await expect.poll(() => calls.length).toBe(5);
    expect(field(SPANISH).value).toBe('Text es');
    await userEvent.click(button('operator:announcements.publish'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText(words('operator:factor.code')), '123456');
    await userEvent.click(within(dialog).getByRole('button', { name: words('operator:factor.open') }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(field(SPANISH).value).toBe('Text es');
    await userEvent.click(button('operator:announcements.publish'));
    await expect.poll(() => field(SPANISH).value).toBe('');
    expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { texts: { es: 'Text es', de: 'Text de' } } });
  });

  it('has the announcement still after it was left and entered again', async () => {
    stubServer(state('passed'), usage, none, state('asked'), state('passed'), none);
    await open();
    await openAnnouncements();
    typeAnnouncement();
    await userEvent.click(button('operator:leave'));
    await screen.findByRole('heading', { level: 1, name: words('operator:factor.passTitle') });
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.type(await screen.findByLabelText(words('operator:factor.code')), '123456');
    await userEvent.click(button('operator:factor.open'));
    expect((await screen.findByLabelText<HTMLInputElement>(words(SPANISH))).value).toBe('Text es');
    expect(field('operator:announcements.until').value).toBe('2027-01-01T12:00');
  });

  it('says how old the last backup is, and whether one was checked', async () => {
    const made_at = new Date(Date.now() - 5.5 * 3_600_000).toISOString();
    stubServer(state('passed'), ok({ counted_at: null, days: [], backup: { made_at, checked_at: null } }));
    await open();
    expect(
      await screen.findByText(/^Last backup: .*, 5 hours ago\. No backup has been checked yet\.$/),
    ).toBeDefined();
  });

  it('says at the field what an announcement lacks, and goes there', async () => {
    const calls = stubServer(state('passed'), usage, none);
    await open();
    await openAnnouncements();
    typeAnnouncement();
    const french = field('operator:announcements.texts.fr');
    fireEvent.change(french, { target: { value: ' ' } });
    await userEvent.click(button('operator:announcements.publish'));
    await screen.findByText(words('operator:announcements.missing'));
    expect(french.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(french);
    expect(calls).toHaveLength(3);
  });
});
