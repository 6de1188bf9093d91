import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { expect, test } from 'vitest';
import { runts } from './testing/runts.ts';
import { readOnce } from './testing/typeset-once.ts';

/** Designs whose fields of the SWOT analysis, or steps, are narrow. */
test.each([
  { id: 6, name: 'Mayor' },
  { id: 15, name: 'Tesis' },
])('items of lists end in no piece of a word ($name)', async ({ id }) => {
  const { plan } = sampleContent('de');
  const only = ['swot', 'operations'] as const;
  const pdf = await readOnce({ plan, theme: defaultTheme(id, 'de'), day: '2026-01-15', only });
  expect(runts(pdf)).toEqual([]);
});
