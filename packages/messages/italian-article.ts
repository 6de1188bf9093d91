/** Before a vowel. */
const ELIDED: Readonly<Record<string, string>> = { il: 'l’', al: 'all’', dal: 'dall’', del: 'dell’' };
/** The numbers a day can have that are said with a vowel first: otto, undici. */
const VOWEL_FIRST = /^(?:8|11)(?!\d)/;

/**
 * A day behind its Italian article, as `{{date, il}}` asks for it in a message: “il 7 marzo”, but “l’8 marzo”. An article
 * that begins a sentence has its capital.
 */
export function withArticle(article: string, day: string): string {
  const elided = VOWEL_FIRST.test(day) ? ELIDED[article.toLowerCase()] : undefined;
  if (elided === undefined) return `${article} ${day}`;
  const isCapital = article !== article.toLowerCase();
  return `${isCapital ? elided.charAt(0).toUpperCase() + elided.slice(1) : elided}${day}`;
}

/** For i18next: a value behind the article a message asks for with it. */
export const articles = {
  type: 'formatter' as const,
  init: (): void => undefined,
  add: (): void => undefined,
  addCached: (): void => undefined,
  format: (value: string, article?: string): string =>
    article === undefined ? value : withArticle(article, value),
};
