import type { Language } from '../../languages.ts';
import type { ChapterNames } from './chapter-names.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

/** A language without them does not compile. */
export const CHAPTER_NAMES: Readonly<Record<Language, ChapterNames>> = { en, es, it, fr, de };
