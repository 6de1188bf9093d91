import { isLanguage, type Language } from '@trazo/plan/languages';
import { requestLanguage } from './request-language.ts';

const CHOSEN = /(?:^|;\s*)locale=([a-z]{2})(?:;|$)/;

/** The language a visitor chose here (cookie `locale`), else the one their browser asks for, else Spanish. */
export function visitorLanguage(headers: Record<string, string | string[] | undefined>): Language {
  const [, chosen] = CHOSEN.exec(String(headers['cookie'] ?? '')) ?? [];
  return isLanguage(chosen) ? chosen : requestLanguage(headers);
}
