/** A day as the platform writes it, with what French asks for on the first of a month: “1er mars”, and “2 mars”. */
export const withFrenchFirst = (day: string, language: string): string =>
  language === 'fr' ? day.replace(/^1(?= )/, '1er') : day;
