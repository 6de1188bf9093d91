const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One pattern for a list: whole words whatever their case, any blank between them; `*` stands for any ending. */
const patternOf = (phrases: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${phrases
      .map((phrase) =>
        escaped(phrase).replaceAll('\\*', '\\p{L}*').replaceAll('’', "['’]").replaceAll(' ', '\\s+'),
      )
      .join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );

/** The empty phrases of a text as they are written there, each once. */
export const emptyPhrasesIn = (text: string, phrases: readonly string[]): string[] =>
  phrases.length === 0 ? [] : [...new Set([...text.matchAll(patternOf(phrases))].map(([found]) => found))];
