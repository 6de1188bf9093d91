import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { expect, test } from 'vitest';
import { layoutRegistry } from './section-layouts.ts';

test('each section of the plan has its layout', () => {
  expect(layoutRegistry().match(/^#import "\w+\.typ"$/gm)).toHaveLength(SECTION_IDS.length);
});

test('a section without a file is named', () => {
  expect(() => layoutRegistry(['mission', 'pets'])).toThrow(/typst\/sections\/pets\.typ/);
});

test('a file that sets nothing is named', () => {
  expect(() => layoutRegistry(['mission'], () => '#let head(look, data) = []')).toThrow(
    /typst\/sections\/mission\.typ.*body/,
  );
});
