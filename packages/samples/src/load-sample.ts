import type { Language } from '@trazo/plan/languages';
import type { Plan } from '@trazo/plan/plan';
import type { Sample } from './sample.ts';
import { sampleTheme } from './themes.ts';

const PLANS: Readonly<Record<Language, () => Promise<{ plan: Plan }>>> = {
  es: () => import('./es/sample.ts'),
  en: () => import('./en/sample.ts'),
  it: () => import('./it/sample.ts'),
  fr: () => import('./fr/sample.ts'),
  de: () => import('./de/sample.ts'),
};

/** The sample of one language, fetched when it is asked for. */
export async function loadSample(language: Language): Promise<Sample> {
  const { plan } = await PLANS[language]();
  return { plan: structuredClone(plan), theme: sampleTheme(language) };
}
