import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { TEMPLATES } from './catalogue.ts';

test('no template is longer than 250 lines: what several do is a shared part', async () => {
  const longer: string[] = [];
  for (const { key } of TEMPLATES) {
    const text = await readFile(new URL(`${key}/template.typ`, import.meta.url), 'utf8');
    const lines = text.trimEnd().split('\n').length;
    if (lines > 250) longer.push(`${key}: ${lines}`);
  }
  expect(longer).toEqual([]);
});
