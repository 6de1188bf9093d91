import { AMERICAN_ENGLISH } from '@trazo/messages/languages';
import type { Currency } from '@trazo/plan/currencies';
import type { CalendarDate } from '@trazo/plan/fields';
import { calendarYear } from '@trazo/plan/finance/calendar-years';
import type { FiscalYears } from '@trazo/plan/finance/fiscal-calendar';
import type { Image } from '@trazo/plan/images';
import type { Language } from '@trazo/plan/languages';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { isAmerican } from '@trazo/plan/theme/english';
import { type Look, textFontOf } from '@trazo/plan/theme/theme';
import type { DrawnChart } from '../charts/chart-svg.ts';
import { documentWords, type Words } from '../document-words.ts';
import type { PrintImage } from '../images/assets.ts';
import { printedLine } from '../printed-line.ts';
import { typography } from '../typography/typography.ts';
import type { Families } from './families.ts';
import { createFormat, type Format } from './format.ts';
import type { PrintFact, PrintNote, PrintSpan, PrintText } from './print-parts.ts';
import { printText } from './text/print-text.ts';

/** What every section's wording stands on: the language's words and formats, the font's characters, the pictures. */
export interface Wording {
  readonly language: Language;
  readonly theme: Look;
  readonly families: Families;
  readonly currency: Currency;
  readonly words: Words;
  /** The day the first fiscal year begins; blank where it is not known. */
  readonly start: CalendarDate;
  /** A fiscal year (from 1) by the calendar, or by its number where the start is not known. */
  year(number: number): string;
  readonly format: Format;
  /** A user's line as it can be printed; empty if nothing of it can be seen. */
  line(text: string): string;
  /** A user's text in its parts, blank ones left out; its headings stand below one of level `under`, 1 unless said. */
  text(text: RichText, under?: number): PrintText;
  /** The notes of the texts, in order; filled as `text` is asked for them. */
  readonly notes: readonly PrintNote[];
  /** The facts whose value is not empty. */
  facts(pairs: readonly (readonly [label: string, value: string])[]): readonly PrintFact[];
  /** A picture of the plan with its words, or `null` where there is none. */
  picture(image: Image, alt: string): PrintImage | null;
  /** A drawn chart as one of the document's assets. */
  chart(chart: DrawnChart, alt: string): PrintImage;
}

/** What an opener says of a section, numbered among the printed ones. */
export interface Opener<Id extends SectionId> {
  readonly id: Id;
  readonly title: string;
  /** Within its chapter (`2.1`), or the chapter's (`02`) where it is the only one. */
  readonly number: string;
  /** One short sentence under the title that says what the section answers. */
  readonly lead: string;
  /** The notes in its texts, for designs that list them at its end. */
  readonly notes: readonly PrintNote[];
}

/** The words a look is printed with. */
export const wordsOf = (look: Look): Words =>
  documentWords(isAmerican(look) ? AMERICAN_ENGLISH : look.language);

/** When the plan starts, blank where it is not known, and which months its fiscal years have. */
export interface Calendar {
  readonly start: CalendarDate;
  readonly years: FiscalYears;
}

/** Words, formats and characters of one theme and the plan's calendar; pictures come from `pictures`, charts go to `addChart`. */
export function createWording(
  theme: Look,
  families: Families,
  currency: Currency,
  { start, years }: Calendar,
  pictures: Pick<Wording, 'picture' | 'chart'>,
): Wording {
  const line = printedLine(textFontOf(theme), theme.language);
  const words = wordsOf(theme);
  const notes: PrintNote[] = [];
  const note = (spans: readonly PrintSpan[]): PrintNote => {
    const numbered = { note: notes.length + 1, spans };
    notes.push(numbered);
    return numbered;
  };
  const printer = {
    line,
    set: typography(theme.language),
    note,
    picture: pictures.picture,
    undescribed: words('document:picture'),
  };
  return {
    language: theme.language,
    theme,
    families,
    currency,
    words,
    start,
    year: (number) => {
      const year = calendarYear(start, number, years);
      if (year === undefined) return words('document:year', { number });
      const months = years.lengthOf(number);
      return months === 12 ? year : words('document:shortYear', { year, count: months });
    },
    format: createFormat(theme, currency),
    line,
    text: (text, under = 1) => printText(text, printer, under),
    notes,
    facts: (pairs) => pairs.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
    picture: (image, alt) => pictures.picture(image, line(alt)),
    chart: (chart, alt) => pictures.chart(chart, line(alt)),
  };
}
