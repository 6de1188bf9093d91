import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MESSAGE_LANGUAGES } from './languages.ts';
import { LEGAL_VERSION } from './legal-version.ts';

/** The texts of each version there has been. Changed texts get a new version and a new line; old lines stay. */
const VERSIONS: Readonly<Record<string, string>> = {
  '2026-11-21': '435c9c93cb7ae77a0f5611999a0a6309f392c5fe1c446db6f984142d0327c42d',
  '2026-11-22': '5c091a69e783927596ec9820e59c875acafbcf58351104b01874b8ff9cc4b7a6',
  '2026-11-23': '0c849f36a3704222f8b6838542b013a9892a66aa99c833466de1bb670de4f25f',
  '2026-11-24': '72323cf981d0519b5b938c6c11387bad508ee18625ba084949bcef731d4e72fa',
};

it('the texts people agree to and are told are those of their version', () => {
  const read = (language: string, name: string) =>
    JSON.parse(readFileSync(new URL(`./${language}/${name}.json`, import.meta.url), 'utf8'));
  const hash = createHash('sha256');
  for (const language of MESSAGE_LANGUAGES) {
    const { orderButton, immediateStart } = read(language, 'consent');
    hash.update(JSON.stringify([orderButton, immediateStart]));
    for (const name of ['terms', 'privacy', 'cookies']) hash.update(JSON.stringify(read(language, name)));
  }
  expect(hash.digest('hex')).toBe(VERSIONS[LEGAL_VERSION]);
});
