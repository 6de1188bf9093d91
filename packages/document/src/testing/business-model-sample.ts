import type { Language } from '@trazo/plan/languages';
import type { Plan } from '@trazo/plan/plan';
import { sampleContent } from '@trazo/samples/sample';

/** Where the page is drawn differently: ruled, in colours, on a slide, in large type. Each in one language. */
export const BUSINESS_MODEL_REFERENCES = [
  { templateId: 2, language: 'es', businessModel: true },
  { templateId: 18, language: 'fr', businessModel: true },
  { templateId: 20, language: 'en', businessModel: true },
  { templateId: 10, language: 'it', businessModel: true },
] as const;

/** The sample, its business model after the cover. */
export function businessModelSample(language: Language): Plan {
  const { plan } = sampleContent(language);
  const { general } = plan;
  const print = { ...general.print, creditPage: false, businessModel: true };
  return { ...plan, general: { ...general, print } };
}
