import type { Language } from '@trazo/plan/languages';

const known = new Map<string, Intl.NumberFormat>();

/** A language's way to write numbers, made once: to make one costs as much as to use it a hundred times. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = known.get(key) ?? new Intl.NumberFormat(language, options);
  known.set(key, format);
  return format;
}
