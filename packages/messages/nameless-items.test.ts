import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MESSAGE_LANGUAGES } from './languages.ts';

const NAMELESS = /sin (?:nombre|título|producto)|unnamed|untitled|without|senza|sans|ohne/i;
const LISTS = ['competition', 'operations', 'departments', 'products', 'team', 'marketing'];

it.each(MESSAGE_LANGUAGES)(
  'an item or company without a name is printed in %s by what it is, not as nameless',
  (language) => {
    const read = (name: string) =>
      JSON.parse(readFileSync(new URL(`./${language}/${name}.json`, import.meta.url), 'utf8'));
    const { unnamed, unnamedCompany } = read('document');
    const printed = [...LISTS.map((name) => read(name).document.unnamed), unnamed, unnamedCompany];
    for (const word of printed) {
      expect(word).toMatch(/\S/);
      expect(word).not.toMatch(NAMELESS);
    }
  },
);
