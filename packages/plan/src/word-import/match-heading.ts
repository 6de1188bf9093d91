import { LANGUAGES } from '../languages.ts';
import { CHAPTER_NAMES } from './chapter-names/registry.ts';
import { headingWords } from './heading-words.ts';
import { IMPORT_TARGETS, type ImportTarget } from './targets.ts';

export interface HeadingMatch {
  readonly target: ImportTarget;
  /** All that the heading says is the name of the field. */
  readonly isExact: boolean;
}

/** So much of a heading's words at least must name the field: a sentence that mentions it is about something else. */
const LEAST_SHARE = 0.34;

interface Name {
  readonly target: ImportTarget;
  readonly words: readonly string[];
}

const namesOf = (target: ImportTarget): Name[] =>
  LANGUAGES.flatMap((language) =>
    CHAPTER_NAMES[language].fields[target].map((name) => ({ target, words: headingWords(name) })),
  );

const NAMES: readonly Name[] = IMPORT_TARGETS.flatMap(namesOf);

const CONCLUSION_WORDS = new Set(
  LANGUAGES.flatMap((language) =>
    CHAPTER_NAMES[language].conclusions.map((name) => headingWords(name).join(' ')),
  ),
);

const TITLES = LANGUAGES.flatMap((language) => CHAPTER_NAMES[language].planTitles.map(headingWords));

/** The words of a heading without those that name the whole plan. */
function chapterWords(heading: string): readonly string[] {
  const words = headingWords(heading);
  const title = TITLES.find((one) => placeOf(words, one) === 0);
  return title === undefined ? words : words.slice(title.length);
}

/** Where in the heading the name stands; -1 where it does not. */
const placeOf = (words: readonly string[], name: readonly string[]): number =>
  words.findIndex((_, at) => name.every((word, index) => words[at + index] === word));

/** The field a heading names, in whichever language: the one with the most of its words, then the one that is named first. */
export function matchHeading(heading: string): HeadingMatch | undefined {
  const words = chapterWords(heading);
  let best: (Name & { readonly place: number }) | undefined;
  for (const name of NAMES) {
    const place = name.words.length === 0 ? -1 : placeOf(words, name.words);
    if (place < 0 || name.words.length / words.length < LEAST_SHARE) continue;
    const more = name.words.length - (best?.words.length ?? 0);
    if (best === undefined || more > 0 || (more === 0 && place < best.place)) best = { ...name, place };
  }
  return best && { target: best.target, isExact: best.words.length === words.length };
}

/** Whether a sub-chapter draws the conclusion of its chapter. */
export const isConclusion = (heading: string): boolean =>
  CONCLUSION_WORDS.has(headingWords(heading).join(' '));

type Quadrant = Extract<ImportTarget, `swot.${string}`>;

/** The quadrant of the SWOT analysis that a line names and nothing else. */
export function quadrantNamed(line: string): Quadrant | undefined {
  if (line.length > 60) return undefined;
  const match = matchHeading(line.replace(/[\s:.]+$/, ''));
  if (match?.isExact !== true) return undefined;
  switch (match.target) {
    case 'swot.strengths':
    case 'swot.weaknesses':
    case 'swot.opportunities':
    case 'swot.threats':
      return match.target;
    default:
      return undefined;
  }
}
