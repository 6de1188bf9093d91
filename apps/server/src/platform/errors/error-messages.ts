import type { ErrorCode } from '@trazo/contract/errors';
import de from '@trazo/messages/de/errors.json' with { type: 'json' };
import en from '@trazo/messages/en/errors.json' with { type: 'json' };
import es from '@trazo/messages/es/errors.json' with { type: 'json' };
import fr from '@trazo/messages/fr/errors.json' with { type: 'json' };
import it from '@trazo/messages/it/errors.json' with { type: 'json' };
import type { Language } from '@trazo/plan/languages';

/** Messages for people, by language and code. A missing message does not compile. */
export const ERROR_MESSAGES: Readonly<Record<Language, Readonly<Record<ErrorCode, string>>>> = {
  es,
  en,
  it,
  fr,
  de,
};
