import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
/** Texts for users, in five languages, have words of their own. */
const TEXTS = /^packages\/(?:messages|samples)\/|(?:^|\/)(?:node_modules|build)\//;
/** Not where a word is quoted: the account `nobody`, _nobody_ in the glossary. */
const AVOIDED = /(?<![`\w])(?:whoever|nobody|somebody|anew|told|hears of)(?![`\w])/i;

const sources = globSync(
  '{*,{apps,bench,deploy,docs,packages,sandboxes,scripts,tests}/**/*}.{css,md,sql,ts,tsx,typ}',
  {
    cwd: ROOT,
    exclude: (file) => TEXTS.test(file) || file === 'node_modules',
  },
).filter((file) => file !== path.relative(ROOT, import.meta.filename));

it('uses plain technical English: no word the glossary has for avoided', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  const found = sources.flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (AVOIDED.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
