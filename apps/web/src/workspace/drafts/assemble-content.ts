import { encodeContent } from '@trazo/contract/content/content-codec';
import type { Content } from '@trazo/contract/content/decoded-content';
import { emptyPlan, planSchema } from '@trazo/plan/plan';
import { type Draft, planOf } from './draft.ts';
import { inlinePictures } from './inline-pictures.ts';
import { pictureDataUrl } from './pictures.ts';
import { repair } from './repair.ts';

/** The draft as the API takes it, but for its pictures: fields whose form is not valid yet (half an amount) are blank. */
export const printableContent = (draft: Draft): Content => ({
  plan: repair(planSchema, emptyPlan(), planOf(draft), 'printable'),
  theme: draft.theme,
});

/** The draft as the API takes it, pictures inlined, so that it can be saved and typeset during typing. */
export async function assembleContent(draft: Draft): Promise<string> {
  const { plan, theme } = printableContent(draft);
  return encodeContent({ plan: await inlinePictures(plan, pictureDataUrl), theme });
}
