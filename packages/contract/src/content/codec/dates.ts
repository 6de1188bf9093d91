import type { CalendarDate } from '@trazo/plan/fields';
import type { Language } from '@trazo/plan/languages';
import { at, mapping, object } from './mapping.ts';
import { text, type ValueCodec } from './value-codec.ts';

/** Making a format costs far more than using it. */
const dateFormats = new Map<Language, Intl.DateTimeFormat>();

function dateFormat(language: Language): Intl.DateTimeFormat {
  const known = dateFormats.get(language);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  dateFormats.set(language, made);
  return made;
}

/** A day as one writes it in a language (`3 de mayo de 2026`); blank for a blank. */
export function writtenDate(date: CalendarDate, language: Language): string {
  if (date === '') return '';
  return dateFormat(language).format(new Date(`${date}T00:00:00Z`));
}

const dated = object(
  mapping<{ date: CalendarDate }>(
    { date: at('date', text) },
    { text: ({ date }, { language }) => writtenDate(date, language) },
  ),
);

/** A day as `{text, date}`: the text is for reading, the ISO date counts. */
export const day: ValueCodec<CalendarDate> = {
  encode: (date, context) => dated.encode({ date }, context),
  decode: (wire, location, issues) => {
    const draft = dated.decode(wire, location, issues);
    return typeof draft === 'object' && draft !== null && 'date' in draft ? draft.date : '';
  },
  wirePath: () => ['date'],
};
