import { inlineParts } from '@trazo/messages/inline-parts';
import { LEGAL_TEXTS } from '@trazo/messages/legal-texts';
import { LANGUAGES } from '@trazo/plan/languages';
import { expect, it } from 'vitest';
import { STORAGE_KEYS } from '../../shared/storage/storage-keys.ts';

it.each(LANGUAGES)('the cookies page in %s names everything kept in the browser', (language) => {
  const { section: _section, journal, guest, ...plain } = STORAGE_KEYS;
  const keys = [...Object.values(plain), 'form.…', journal('…'), guest('…')];
  const named = LEGAL_TEXTS[language].cookies.sections.flatMap(({ text }) =>
    text.flat().flatMap(inlineParts),
  );
  const letters = named.filter(({ kind }) => kind === 'code').map(({ text }) => text);
  for (const key of keys) expect(letters).toContain(key);
  // The server's other cookie, three databases, and what the session storage holds: one key of ours, one of the router's.
  for (const key of [
    'device',
    'plans',
    'pictures',
    'previews',
    'reloadedAt',
    'react-router-scroll-positions',
  ])
    expect(letters).toContain(key);
});
