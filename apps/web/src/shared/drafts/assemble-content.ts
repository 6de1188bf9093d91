import { encodeContent } from '@trazo/contract/content/content-codec';
import { emptyPlan, planSchema } from '@trazo/plan/plan';
import { type Draft, planOf } from './draft.ts';
import { inlinePictures } from './inline-pictures.ts';
import { pictureDataUrl } from './pictures.ts';
import { repair } from './repair.ts';

/**
 * The draft as the API takes it: pictures inlined, and fields whose form is not valid yet (half an amount) left blank, so
 * that the rest can be typeset while someone is typing.
 */
export async function assembleContent(draft: Draft): Promise<string> {
  const plan = repair(planSchema, emptyPlan(), planOf(draft), 'printable');
  return encodeContent({ plan: await inlinePictures(plan, pictureDataUrl), theme: draft.theme });
}
