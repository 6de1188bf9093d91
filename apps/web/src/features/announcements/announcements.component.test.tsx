import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { MAIN_ID } from '../../shared/site/skip-link.tsx';
import { renderInApplication, speakEnglish } from '../../shared/testing/components.tsx';
import { stubServer } from '../../shared/testing/stub-server.ts';
import { fetchPublicWords } from '../../shared/words/word-files.ts';
import { Announcements } from './announcements.tsx';

beforeAll(async () => {
  await speakEnglish();
  const { navigation } = await fetchPublicWords('en', ['navigation']);
  i18next.addResourceBundle('en', 'navigation', navigation);
});

const announcement = (id: string, text: string) => ({
  id,
  texts: { es: text, en: text, it: text, fr: text, de: text },
});

it('is announced, says which one a button closes, and leaves the focus in a place', async () => {
  const announcements = [
    announcement('6f0b7b1e-2d0c-4a54-8c52-0f6f4f1f0a01', 'Maintenance at ten'),
    announcement('6f0b7b1e-2d0c-4a54-8c52-0f6f4f1f0a02', 'New templates'),
  ];
  stubServer({ status: 200, body: { announcements } });
  renderInApplication(
    <>
      <Announcements />
      <main id={MAIN_ID} tabIndex={-1} />
    </>,
  );
  // Before its content, which is announced by being added.
  const region = screen.getByRole('status');
  await within(region).findByText('New templates');
  await userEvent.click(screen.getByRole('button', { name: /Maintenance at ten/ }));
  const other = screen.getByRole('button', { name: /New templates/ });
  expect(document.activeElement).toBe(other);
  await userEvent.click(other);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
