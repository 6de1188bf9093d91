import type { Language } from '@trazo/plan/languages';
import type { Plan } from '@trazo/plan/plan';
import type { Theme } from '@trazo/plan/theme/theme';
import { plan as de } from './de/sample.ts';
import { plan as en } from './en/sample.ts';
import { plan as es } from './es/sample.ts';
import { plan as fr } from './fr/sample.ts';
import { plan as it } from './it/sample.ts';
import { sampleTheme } from './themes.ts';

export interface Sample {
  readonly plan: Plan;
  readonly theme: Theme;
}

const PLANS: Readonly<Record<Language, Plan>> = { es, en, it, fr, de };

/**
 * A complete plan of an invented company, written in that language for that country. Every call gives a copy of its own.
 * Carries all five languages; a page that needs one of them takes `loadSample` from `load-sample.ts` instead.
 */
export const sampleContent = (language: Language): Sample => ({
  plan: structuredClone(PLANS[language]),
  theme: sampleTheme(language),
});
