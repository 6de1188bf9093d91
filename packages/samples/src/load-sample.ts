import type { Language } from '@trazo/plan/languages';
import { completeSample, type SampleSource } from './complete-sample.ts';
import type { Sample } from './sample.ts';
import { sampleTheme } from './themes.ts';

const SOURCES: Readonly<Record<Language, () => Promise<{ source: SampleSource }>>> = {
  es: () => import('./es/sample.ts'),
  en: () => import('./en/sample.ts'),
  it: () => import('./it/sample.ts'),
  fr: () => import('./fr/sample.ts'),
  de: () => import('./de/sample.ts'),
};

/** The sample of one language, fetched when it is asked for. */
export async function loadSample(language: Language): Promise<Sample> {
  const { source } = await SOURCES[language]();
  return { plan: completeSample(source), theme: sampleTheme(language) };
}
