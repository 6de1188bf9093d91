import { isLanguage, type Language } from '@trazo/plan/languages';
import type { FastifyRequest } from 'fastify';
import { requestLanguage } from './request-language.ts';

/** The language a visitor chose here (cookie `locale`), else the one their browser asks for, else Spanish. */
export function visitorLanguage({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  const { locale } = cookies;
  return isLanguage(locale) ? locale : requestLanguage(headers);
}
