import { readFileSync } from 'node:fs';
import { decodeContent } from '@trazo/contract/content/content-codec';
import { expect, test } from 'vitest';
import type { ReadPdf } from './testing/read-pdf.ts';
import { readOnce } from './testing/typeset-once.ts';

/** What a content typed with a keyboard's marks looks like on paper. */
async function printed(name: string, change: { templateId?: number } = {}): Promise<ReadPdf> {
  const content = decodeContent(readFileSync(`${import.meta.dirname}/testing/printed/${name}.json`, 'utf8'));
  if (!content.ok) throw new Error(content.code);
  return readOnce({ ...content, theme: { ...content.theme, ...change }, day: '2026-01-15' });
}

test.each([
  ['quotes-after-elision', ['l’«open innovation»et le«circuit court».', 'L’«atelier»ouvre en mai.']],
  [
    'quotes-after-a-figure',
    ['El «Plan 2030» y el «Kit Digital».', 'lema:«Hola» y «Adiós»', '¡«Hola»! ¿«Adiós»?'],
  ],
  [
    'apostrophes',
    ['The founders’ plan and the bakers’ oven.', 'It’s rock ’n’ roll, ’tis so; (TNT)’s power.'],
  ],
])('%s are the language’s marks', async (name, lines) => {
  const { body } = await printed(name);
  const letters = (text: string) => text.replaceAll(/\s/g, '');
  for (const line of lines) expect(letters(body)).toContain(letters(line));
});

const REVISTA = 4;

test.each([{}, { templateId: REVISTA }])('the initial of a quoted name is its letter %j', async (change) => {
  const { layout } = await printed('initial-of-a-quoted-name', change);
  const boxes = layout[0]?.boxes ?? [];
  const largest = boxes.toSorted((one, other) => other.size - one.size)[0];
  expect(largest?.text).toBe('L');
});
