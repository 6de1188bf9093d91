import { LANGUAGES } from '@trazo/plan/languages';

const MONTHS = 12;
/** The shortest abbreviation of a month in use. */
const SHORTEST = 3;

let names: readonly (readonly [name: string, month: number])[] | undefined;

/** Made when a month is first written out: the platform's formats take long to load. */
const monthNames = () => {
  names ??= LANGUAGES.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return Array.from(
      { length: MONTHS },
      (_, month) => [bare(format.format(Date.UTC(2000, month))), month + 1] as const,
    );
  });
  return names;
};

const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The month (1–12) a word names or abbreviates in any of our languages; undefined when none, or more than one. */
export function monthNamed(word: string): number | undefined {
  const wanted = bare(word);
  if (wanted.length < SHORTEST) return undefined;
  const found = new Set(
    monthNames()
      .filter(([name]) => name.startsWith(wanted))
      .map(([, month]) => month),
  );
  return found.size === 1 ? [...found][0] : undefined;
}
