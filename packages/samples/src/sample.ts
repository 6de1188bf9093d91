import type { Language } from '@trazo/plan/languages';
import type { Plan } from '@trazo/plan/plan';
import type { Theme } from '@trazo/plan/theme/theme';
import { completeSample, type SampleSource } from './complete-sample.ts';
import { source as de } from './de/sample.ts';
import { source as en } from './en/sample.ts';
import { source as es } from './es/sample.ts';
import { source as fr } from './fr/sample.ts';
import { source as it } from './it/sample.ts';
import { sampleTheme } from './themes.ts';

export interface Sample {
  readonly plan: Plan;
  readonly theme: Theme;
}

const SOURCES: Readonly<Record<Language, SampleSource>> = { es, en, it, fr, de };

/**
 * A complete plan of an invented company, written in that language for that country. Every call gives a copy of its own.
 * Carries all five languages; a page that needs one of them takes `loadSample` from `load-sample.ts` instead.
 */
export const sampleContent = (language: Language): Sample => ({
  plan: completeSample(SOURCES[language]),
  theme: sampleTheme(language),
});
