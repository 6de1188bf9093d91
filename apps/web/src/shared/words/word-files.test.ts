import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LEGAL_PAGES } from '@trazo/messages/legal-text';
import { LANGUAGES } from '@trazo/plan/languages';
import { expect, it } from 'vitest';
import { PAGE_NAMESPACES, SHELL_NAMESPACES } from './namespaces.ts';

/** The names in a file's globs (`{home,faq}.json`): the bundler reads them as they stand, so they cannot come from the list. */
const listsIn = (file: string): string[][] =>
  [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/\{(\w+(?:,\w+)+)\}\.json/g)].map(
    ([, names = '']) => names.split(',').toSorted(),
  );

const PUBLIC = [...SHELL_NAMESPACES, ...PAGE_NAMESPACES];

it('finds the words of every public namespace, and of no other', () => {
  expect(listsIn('word-files.ts')).toEqual([PUBLIC.toSorted()]);
});

it.each(LANGUAGES)(
  'leaves the words of public and legal pages, mails and the console out of the application’s in %s',
  (language) => {
    const [left] = listsIn(`languages/${language}.ts`);
    expect(left).toEqual([...PUBLIC, 'legal', ...LEGAL_PAGES, 'mails', 'operator', 'claims'].toSorted());
  },
);
