import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { speakEnglish, words } from '../../../shared/testing/components.tsx';
import { stubServer } from '../../../shared/testing/stub-server.ts';
import { draftHandedIn, renderWithPlan } from '../../../workspace/plan-store/testing/draft-handed-in.tsx';
import { AddressField } from './address-field.tsx';

let store = draftHandedIn();

const TYPED = 'Calle del Rufaldo 14';
const PROPOSED = 'Calle del Rufaldo, 14, Zaragoza, España';
const WHOLE = 'Calle del Rufaldo, 14, 50002 Zaragoza, España';

beforeAll(speakEnglish);
beforeEach(() => {
  store = draftHandedIn();
});

const settings = (address_lookup: 'sandbox' | 'google' | null) => ({
  status: 200,
  body: { google_client_id: null, google_script: null, address_lookup, error_reports: false, forecast: true },
});
const FOUND = { status: 200, body: { suggestions: [{ place_id: 'rufaldo', text: PROPOSED }] } };
const DETAILS = { status: 200, body: { formatted_address: WHOLE } };

const field = () => screen.findByRole('combobox', { name: words('general:form.fields.address.label') });
const option = () => screen.findByRole('option', { name: PROPOSED });
const stored = () => {
  const { address, addressGoogle } = store.getState().draft.general;
  return { address, addressGoogle };
};

async function typeAddress(): Promise<HTMLElement> {
  renderWithPlan(store, <AddressField />);
  const box = await field();
  await userEvent.type(box, TYPED);
  return box;
}

it('what is typed after a choice is the address, and no longer the chosen one', async () => {
  stubServer(settings('sandbox'), FOUND, DETAILS);
  const box = await typeAddress();
  await userEvent.click(await option());
  await waitFor(() => expect(stored()).toEqual({ address: WHOLE, addressGoogle: WHOLE }));
  await userEvent.type(box, ', local');
  expect(stored()).toEqual({ address: `${WHOLE}, local`, addressGoogle: '' });
});

it('Escape closes the list and leaves what was typed', async () => {
  stubServer(settings('sandbox'), FOUND);
  const box = await typeAddress();
  await option();
  expect(box.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(box.getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{Enter}');
  expect(stored()).toEqual({ address: TYPED, addressGoogle: '' });
});

it('a look-up that fails never hinders typing', async () => {
  const calls = stubServer(settings('sandbox'), 'unreachable');
  const box = await typeAddress();
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/suggestions'))).toBe(true));
  await userEvent.type(box, ', Zaragoza');
  await userEvent.tab();
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(stored()).toEqual({ address: `${TYPED}, Zaragoza`, addressGoogle: '' });
});

it('a suggestion whose details cannot be had stays as it was proposed', async () => {
  stubServer(settings('sandbox'), FOUND, 'unreachable');
  await typeAddress();
  await userEvent.click(await option());
  await waitFor(() => expect(stored()).toEqual({ address: PROPOSED, addressGoogle: '' }));
});

it('suggestions that come late open no list over a field that was left', async () => {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const { body } = String(address).endsWith('/settings') ? settings('sandbox') : FOUND;
    if (body === FOUND.body) {
      asked.resolve();
      await held.promise;
    }
    return Response.json(body);
  });
  await typeAddress();
  await asked.promise;
  await userEvent.tab();
  held.resolve();
  await Promise.resolve();
  expect(screen.queryByRole('option')).toBeNull();
});

it('without a provider the address is a plain field, and nothing is looked up', async () => {
  const calls = stubServer(settings(null));
  renderWithPlan(store, <AddressField />);
  const box = await screen.findByRole('textbox', { name: words('general:form.fields.address.label') });
  expect(box.getAttribute('autocomplete')).toBe('street-address');
  await userEvent.type(box, TYPED);
  await userEvent.tab();
  expect(stored().address).toBe(TYPED);
  expect(calls.map(({ path }) => path)).toEqual(['/api/settings']);
});

it('where Google answers, the field and its list say so', async () => {
  stubServer(settings('google'), FOUND);
  const box = await typeAddress();
  const description = document.getElementById(box.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  expect(description?.textContent).toContain(words('general:form.address.google'));
  await option();
  expect(screen.getByText('Google Maps')).toBeDefined();
});
