import de from '@trazo/messages/de/consent.json' with { type: 'json' };
import en from '@trazo/messages/en/consent.json' with { type: 'json' };
import es from '@trazo/messages/es/consent.json' with { type: 'json' };
import fr from '@trazo/messages/fr/consent.json' with { type: 'json' };
import it from '@trazo/messages/it/consent.json' with { type: 'json' };
import type { Language } from '@trazo/plan/languages';
import { PRODUCT_NAME } from '@trazo/plan/product';

const TEXTS = { es, en, it, fr, de } as const satisfies Record<Language, object>;

/** The text a customer agrees to with an order, verbatim, in the language they read it in. */
export const consentText = (language: Language): string =>
  TEXTS[language].immediateStart.replaceAll('{{product}}', PRODUCT_NAME);
