import { createHash } from 'node:crypto';
import { CONSENT_VERSION } from '@trazo/contract/billing/consent';
import { LANGUAGES } from '@trazo/plan/languages';
import { expect, it } from 'vitest';
import { consentText } from './consent-text.ts';

/** The texts of each version there has been. Changed texts get a new version and a new line; old lines stay. */
const VERSIONS: Readonly<Record<string, string>> = {
  '2026-11-21': 'db5b94c1678beb820f6dbe1f354698ea34a1c6d0a70e554f162eebae42a30bf9',
};

it('the texts people agree to are those of their version', () => {
  const texts = LANGUAGES.map(consentText).join('\n');
  expect(createHash('sha256').update(texts).digest('hex')).toBe(VERSIONS[CONSENT_VERSION]);
  expect(texts).not.toContain('{{');
});
