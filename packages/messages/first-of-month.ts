/** How languages count the first of a month, whose other days are plain numbers. */
const FIRST: Readonly<Record<string, string>> = { fr: '1er', it: '1°' };

/** A day as the platform writes it, with the first of a month as its language says it: “1er mars”, “1° marzo”, and “2 mars”. */
export const withFirstOfMonth = (day: string, language: string): string =>
  day.replace(/^1(?= )/, FIRST[language] ?? '1');
