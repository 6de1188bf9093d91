import { defaultTheme } from '@trazo/plan/theme/theme';
import { expect, it } from 'vitest';
import { withLanguage } from './document-language.tsx';

const british = defaultTheme(4, 'en');

it('takes Letter with American English, and A4 again with another', () => {
  const american = withLanguage(british, { language: 'en', english: 'US' });
  expect(american).toEqual({ ...british, english: 'US', paper: 'letter' });
  expect(withLanguage(american, { language: 'en', english: 'GB' })).toEqual(british);
});

it('leaves a chosen paper alone while nothing becomes American', () => {
  const onLetter = { ...defaultTheme(4, 'es'), paper: 'letter' } as const;
  expect(withLanguage(onLetter, { language: 'fr' })).toEqual({ ...onLetter, language: 'fr' });
});

it('remembers which English it was while the document has another language', () => {
  const german = withLanguage({ ...british, english: 'US', paper: 'letter' }, { language: 'de' });
  expect(german).toEqual({ ...british, english: 'US', language: 'de', paper: 'a4' });
});
