import { existsSync } from 'node:fs';
import path from 'node:path';
import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { expect, it } from 'vitest';
import { sectionFiles } from './section-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

it.each(SECTION_IDS)('%s has its file in each package', (id) => {
  const files = Object.values(sectionFiles(id)).flat();
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
