import type { Language } from '@trazo/plan/languages';
import { loadSample } from '@trazo/samples/load-sample';
import type { Draft } from './draft.ts';
import { referPictures } from './inline-pictures.ts';
import { keepDataUrl } from './pictures.ts';

/** The sample plan of a language as a draft; its pictures go where the draft keeps its own, not into local storage. */
export async function sampleDraft(language: Language): Promise<Draft> {
  const { plan, theme } = await loadSample(language);
  return { ...(await referPictures(plan, keepDataUrl)), theme };
}
