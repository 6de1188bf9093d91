import type { ApiResult } from '../../shared/api/api-client.ts';
import { type GenerateOptions, generatePdf } from '../../shared/api/generate-pdf.ts';
import { createDocumentPreview, type DocumentPreview } from '../document-view/document-preview.ts';
import { onPictureRestored } from '../pictures/pictures.ts';
import type { Draft } from '../plan-store/draft.ts';
import { planStore } from '../plan-store/singletons.ts';
import { assembleContent } from './assemble-content.ts';
import { onWatermarkGone, planWithoutWatermark } from './plan-without-watermark.ts';

/** Whatever has become of the plan or of the session, there is a preview: with the watermark. */
async function generate(plan: string, content: string, options: GenerateOptions): Promise<ApiResult<Blob>> {
  const planId = planWithoutWatermark();
  const request = { content, business_plan_cover: null };
  const ask = (id: string | null) => generatePdf(plan, { ...request, business_plan_id: id }, options);
  const result = await ask(planId);
  const isRefused = result.isError && (result.code === 'not_found' || result.code === 'not_signed_in');
  return planId !== null && isRefused ? ask(null) : result;
}

/** The document of this tab's draft: what form and viewer show is one and the same. */
export const draftPreview: DocumentPreview = createDocumentPreview({
  getDraft: () => planStore.getState().draft,
  subscribe: (onChange) => planStore.subscribe(onChange),
  assemble: assembleContent,
  generate: (content, options) => generate(planStore.draftId(), content, options),
});

/** The document of a draft that does not change: one's own plan in another template, say. */
export const previewOf = (plan: string, draft: Draft): DocumentPreview =>
  createDocumentPreview({
    getDraft: () => draft,
    subscribe: () => () => undefined,
    assemble: assembleContent,
    generate: (content, options) => generate(plan, content, options),
  });

if (typeof window !== 'undefined') {
  window.addEventListener('online', draftPreview.retry);
  // What was typeset is without it.
  onPictureRestored(draftPreview.retry);
  onWatermarkGone(draftPreview.retry);
}
