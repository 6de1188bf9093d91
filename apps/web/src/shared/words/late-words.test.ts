import { LANGUAGES } from '@trazo/plan/languages';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { interfaceLanguage, speak, startAppWords, startWords } from './words.ts';

const APP = 'builder';
const hasAppWords = () => i18next.hasResourceBundle(interfaceLanguage(), APP);
const forgetAppWords = () => {
  for (const language of LANGUAGES) i18next.removeResourceBundle(language, APP);
};

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: '' });
  startWords('en', { site: {} });
  forgetAppWords();
});
afterEach(() => {
  forgetAppWords();
  vi.unstubAllGlobals();
});

it('fetches the application’s words that became needed while a language was on its way', async () => {
  const speaking = speak('it');
  i18next.addResourceBundle('en', APP, {});
  await speaking;
  expect(interfaceLanguage()).toBe('it');
  expect(hasAppWords()).toBe(true);
});

it('starts the application in the language spoken by then, with its words', async () => {
  const starting = startAppWords();
  await speak('fr');
  await starting;
  expect(interfaceLanguage()).toBe('fr');
  expect(hasAppWords()).toBe(true);
});
