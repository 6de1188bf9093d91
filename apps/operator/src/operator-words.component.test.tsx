import { act, renderHook } from '@testing-library/react';
import { speakEnglish } from '@trazo/web/shared/testing/components.tsx';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import { useOperatorWords } from './operator-words.ts';

beforeAll(speakEnglish);

const Worded = ({ children }: { readonly children: ReactNode }) => (
  <I18nextProvider i18n={i18next}>{children}</I18nextProvider>
);

it('says that the console’s words did not come, and fetches them at another attempt', async () => {
  let isThere = false;
  const load = async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return {};
  };
  const { result } = renderHook(() => useOperatorWords(load), { wrapper: Worded });
  await expect.poll(() => result.current.state).toBe('missing');
  isThere = true;
  act(() => result.current.retry());
  await expect.poll(() => result.current.state).toBe('there');
});
