import { withFrenchFirst } from '@trazo/messages/french-first';
import type { Language } from '@trazo/plan/languages';
import { localeOf } from '@trazo/plan/regions';

function format(iso: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const written = new Intl.DateTimeFormat(localeOf(language), { ...options, dateStyle: 'medium' });
  return withFrenchFirst(written.format(new Date(iso)), language);
}

/** A moment as a day and a time of the visitor's clock. */
export const formatMoment = (iso: string, language: Language): string =>
  format(iso, language, { timeStyle: 'short' });

/** The day of a moment by the visitor's clock, or by that of another `timeZone`. */
export const formatDay = (iso: string, language: Language, timeZone?: string): string =>
  format(iso, language, { timeZone });
