import { withFirstOfMonth } from '@trazo/messages/first-of-month';
import type { Language } from '@trazo/plan/languages';
import { localeOf } from '@trazo/plan/regions';

const NO_BREAK_SPACE = '\u00a0';
/** Those within a day, not the one before a time of day. */
const SPACES_OF_A_DAY = /(?<!,) /g;

function format(iso: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const written = new Intl.DateTimeFormat(localeOf(language), { ...options, dateStyle: 'medium' });
  const text = withFirstOfMonth(written.format(new Date(iso)), language);
  return text.replaceAll(SPACES_OF_A_DAY, NO_BREAK_SPACE);
}

/** A moment as a day and a time of the visitor's clock. */
export const formatMoment = (iso: string, language: Language): string =>
  format(iso, language, { timeStyle: 'short' });

/** The day of a moment by the visitor's clock, or by that of another `timeZone`. */
export const formatDay = (iso: string, language: Language, timeZone?: string): string =>
  format(iso, language, { timeZone });

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** How long ago a moment was: in hours, from two days on in days. */
export function formatAge(iso: string, language: Language, now = Date.now()): string {
  const hours = Math.max(0, Math.floor((now - Date.parse(iso)) / HOUR_MS));
  const written = new Intl.RelativeTimeFormat(localeOf(language));
  return hours < 2 * DAY_HOURS
    ? written.format(-hours, 'hour')
    : written.format(-Math.floor(hours / DAY_HOURS), 'day');
}
