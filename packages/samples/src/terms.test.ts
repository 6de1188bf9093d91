import { wrongNames } from '@trazo/messages/testing/terms/wrong-names';
import { LANGUAGES } from '@trazo/plan/languages';
import { expect, it } from 'vitest';
import { sampleContent } from './sample.ts';
import { textsWithin } from './testing/texts-within.ts';

it.each(LANGUAGES)('the sample in %s calls what a plan has as the product does', (language) => {
  expect(wrongNames(language, textsWithin(sampleContent(language).plan), { ofPlansAlone: true })).toEqual([]);
});
