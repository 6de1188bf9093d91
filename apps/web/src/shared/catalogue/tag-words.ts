import { DENSITIES, MOODS, READERS } from '@trazo/templates/template';

/** Tags with the words they stand under in the namespace `catalogue`. */
export const TAG_WORDS = {
  readers: READERS.map((tag) => ({ tag, word: `tags.readers.${tag}` }) as const),
  moods: MOODS.map((tag) => ({ tag, word: `tags.moods.${tag}` }) as const),
  densities: DENSITIES.map((tag) => ({ tag, word: `tags.densities.${tag}` }) as const),
} as const;
