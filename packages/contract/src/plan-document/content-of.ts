import { emptyPlan, type Plan, planSchema } from '@trazo/plan/plan';
import type { Finance } from '@trazo/plan/sections/finance';
import { defaultTheme, themeSchema } from '@trazo/plan/theme/theme';
import type * as Y from 'yjs';
import type { Content } from '../content/decoded-content.ts';
import { withFigures } from './figures.ts';
import { mended } from './mends.ts';
import { type Draft, readDocument } from './read.ts';
import { repair } from './repair.ts';
import { wrongAnswers } from './wrong-answers.ts';

/**
 * The content that a document says: what cannot be saved as it was typed (half an amount) is blank. Of the figures that follow from the
 * assumptions it has those of `shown`, the section as it was derived last; the caller works them out again where that can be done.
 */
export function contentOf(doc: Y.Doc, shown?: Finance): Content {
  const draft = readDocument(doc);
  return contentOfDraft(
    shown === undefined ? draft : { ...draft, finance: withFigures(draft.finance, shown) },
  );
}

/** The content that a draft says. */
export function contentOfDraft({ theme, ...plan }: Draft): Content {
  return {
    plan: repair(planSchema, emptyPlan(), withCountableForecast(plan), 'printable', mended),
    theme: repair(themeSchema, defaultTheme(), theme, 'printable'),
  };
}

/** What is sent for an answer that cannot be counted is not what was said: the answers are kept, but nothing is worked out from them. */
function withCountableForecast(plan: Plan): Plan {
  const { assumptions } = plan.finance;
  if (assumptions === null || wrongAnswers(assumptions).length === 0) return plan;
  return { ...plan, finance: { ...plan.finance, assumptions: { ...assumptions, linked: false } } };
}
