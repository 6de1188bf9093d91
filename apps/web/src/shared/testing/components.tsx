import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import navigation from '@trazo/messages/en/navigation.json' with { type: 'json' };
import i18next, { type Namespace, type ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { addAppWords, startWords } from '../words/words.ts';

/** The application's words in English. */
export async function speakEnglish(): Promise<void> {
  startWords('en', { navigation });
  await addAppWords('en');
}

/** A message, such as `plans:rename.save`. */
export type WordKey = Extract<ParseKeys<Namespace>, `${string}:${string}`>;

/** The text of a message, as the page says it. */
export const words = (key: WordKey): string => i18next.t(key);

/** Takes an option of a list that is not searched. */
export async function takeOption(box: HTMLElement, option: string): Promise<void> {
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Renders a component in what every page of the application stands in. */
export function renderInApplication(component: ReactNode, address = '/'): RenderResult {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <I18nextProvider i18n={i18next}>
      <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[address]}>{component}</MemoryRouter>
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>,
  );
}
