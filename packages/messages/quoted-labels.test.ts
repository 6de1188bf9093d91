import { expect, it } from 'vitest';
import { MESSAGE_LANGUAGES } from './languages.ts';
import { allTexts } from './testing/catalogue.ts';

const QUOTED = /[«“„]\s*([^«»“”„{}]+?)\s*[»”“]/gu;
/** Hints quote what a user might write; everything else what is written on the page. */
const HINT = /\.hint$|:form\.hint$/;

it.each(MESSAGE_LANGUAGES)(
  'what a text in %s quotes is what the button or page it names is called',
  (language) => {
    const texts = [...allTexts(language)];
    const labels = new Set(texts.map(([, text]) => text));
    const wrong = texts
      .filter(([key]) => !HINT.test(key))
      .flatMap(([key, text]) =>
        [...text.matchAll(QUOTED)]
          .map(([, name = '']) => name)
          .filter((name) => !labels.has(name))
          .map((name) => `${key}: ${name}`),
      );
    expect(wrong).toEqual([]);
  },
);
