import { expect, it } from 'vitest';
import { MESSAGE_LANGUAGES } from './languages.ts';
import { allTexts } from './testing/catalogue.ts';

/** Elsewhere the form has room for more words, or asks (“Languages you serve in”). */
const SECTIONS = ['competition', 'finance', 'marketing', 'mission', 'products', 'swot'];
const FIELD = /^(\w+):form\.fields\.(?:\w+\.)*(\w+)\.label$/;

it.each(MESSAGE_LANGUAGES)('a document in %s calls a field what its form calls it', (language) => {
  const texts = new Map(allTexts(language));
  const wrong = [...texts].flatMap(([key, label]) => {
    const [, section = '', field = ''] = FIELD.exec(key) ?? [];
    const printed = texts.get(`${section}:document.${field}`) ?? label;
    // What has a name put in describes a picture.
    return SECTIONS.includes(section) && printed !== label && !printed.includes('{{')
      ? [`${section}, ${field}: “${printed}” and “${label}”`]
      : [];
  });
  expect(wrong).toEqual([]);
});
