import type { Language } from '@trazo/plan/languages';
import type { Theme } from '@trazo/plan/theme/theme';
import { loadSample } from '@trazo/samples/load-sample';
import { referPictures } from '../pictures/inline-pictures.ts';
import { keepDataUrl } from '../pictures/pictures.ts';
import type { Draft } from './draft.ts';

/** The sample plan of a language as a draft in a theme of one's own; its pictures go where the draft keeps its own, not into local storage. */
export async function sampleDraft(language: Language, theme: Theme): Promise<Draft> {
  const { plan } = await loadSample(language);
  return { ...(await referPictures(plan, keepDataUrl)), theme: { ...theme, language } };
}
