import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@trazo/plan/languages';
import i18next from 'i18next';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import PublicLayout from '../routes/public-layout.tsx';
import { noticesNow, removeNotice } from '../shared/notices/notices.ts';
import { STORAGE_KEYS } from '../shared/storage/storage-keys.ts';
import { speakEnglish, words } from '../shared/testing/components.tsx';
import { addAppWords, addPublicWords, changeLanguage, interfaceLanguage } from '../shared/words/words.ts';
import { rootRoute } from './root.tsx';

beforeAll(async () => {
  await speakEnglish();
  for (const language of ['en', 'de'] as const) {
    await addAppWords(language);
    await addPublicWords(language, ['navigation', 'site']);
  }
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => localStorage.clear());
beforeEach(async () => {
  for (const { id } of noticesNow()) removeNotice(id);
  await changeLanguage('en');
});

/** Words beside an element, as in a heading of which a part is marked. */
function Page() {
  const { t } = useTranslation('auth');
  return (
    <h1>
      {t('email.label')} <b>{t('password.label')}</b>
    </h1>
  );
}

/** As a browser's translator does. */
function translate(root: HTMLElement): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
  for (const text of found) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(`~${text.data}~`);
    text.replaceWith(font);
  }
}

async function choose(language: Language): Promise<void> {
  const list = within(screen.getByRole('contentinfo')).getByRole('combobox');
  await act(async () => {
    await userEvent.selectOptions(list, language);
  });
}

const heading = () => screen.getByRole('heading', { level: 1 });
const said = () => `${words('auth:email.label')} ${words('auth:password.label')}`;

it.each(['/', '/en'])(
  'a page translated by the browser changes whole with another language, at %s',
  async (address) => {
    const routes = [
      rootRoute([{ path: ':lang?', Component: PublicLayout, children: [{ index: true, Component: Page }] }]),
    ];
    const router = createMemoryRouter(routes, {
      initialEntries: [address],
      hydrationData: { loaderData: {} },
    });
    render(
      <I18nextProvider i18n={i18next}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    );
    expect(heading().textContent).toBe(said());
    translate(document.body);
    expect(heading().textContent).not.toBe(said());
    await choose('de');
    await vi.waitFor(() => expect(heading().textContent).toBe(said()));
    expect(interfaceLanguage()).toBe('de');
    expect(localStorage.getItem(STORAGE_KEYS.locale)).toBe('de');
    expect(document.querySelector('font')).toBeNull();
    const kept = heading();
    await choose('en');
    await vi.waitFor(() => expect(interfaceLanguage()).toBe('en'));
    expect(heading()).toBe(kept);
  },
);
