import { encodeContent } from '@trazo/contract/content/content-codec';
import type { Content } from '@trazo/contract/content/decoded-content';
import { repair } from '@trazo/contract/plan-document/repair';
import { wrongAnswers } from '@trazo/contract/plan-document/wrong-answers';
import { emptyPlan, type Plan, planSchema } from '@trazo/plan/plan';
import { inlinePictures } from '../pictures/inline-pictures.ts';
import { pictureDataUrl } from '../pictures/pictures.ts';
import { type Draft, planOf } from '../plan-store/draft.ts';

/** The draft as the API takes it, but for its pictures: fields whose form is not valid yet (half an amount) are blank. */
export const printableContent = (draft: Draft): Content => ({
  plan: repair(planSchema, emptyPlan(), withCountableForecast(planOf(draft)), 'printable'),
  theme: draft.theme,
});

/** What is sent for an answer that cannot be counted is not what was said: the answers are kept, but nothing is worked out from them. */
function withCountableForecast(plan: Plan): Plan {
  const { assumptions } = plan.finance;
  if (assumptions === null || wrongAnswers(assumptions).length === 0) return plan;
  return { ...plan, finance: { ...plan.finance, assumptions: { ...assumptions, linked: false } } };
}

/** The draft as the API takes it, pictures inlined, so that it can be saved and typeset during typing. */
export const assembleContent = async (draft: Draft): Promise<string> =>
  encodeContent(await inlinePictures(printableContent(draft), pictureDataUrl));
