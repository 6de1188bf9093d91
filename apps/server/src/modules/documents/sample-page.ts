import type { Excerpt } from '@trazo/contract/api/templates';
import type { RenderRequest } from '@trazo/document/renderer';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { FONT_NAMES } from '@trazo/plan/theme/fonts';
import { type Theme, templateOf } from '@trazo/plan/theme/theme';
import type { Sample } from '@trazo/samples/sample';
import { coverOnly } from './cover-only.ts';

/** The sample's date must not change what a long-lived cache holds. */
const SAMPLE_DAY = '2026-01-15';

/** The page a document starts with. */
const COVER = 1;

/** The contents follow the cover. */
const CONTENTS = 2;

/** Where the charts and the balance sheet stand in `figuresOnly`, in every template. */
const FIGURES = 4;

interface SampleLook extends Pick<Theme, 'templateId' | 'colors'> {
  /** A page of the whole sample, from 1, in the sample's font; or an excerpt in the template's. */
  readonly shown: number | Excerpt;
}

/** What to typeset for a picture of the sample: no more of it than the page shown follows from. */
export function samplePage(
  { plan, theme }: Sample,
  { templateId, colors, shown }: SampleLook,
): RenderRequest & { readonly page: number } {
  const look = { ...theme, templateId, colors };
  const day = SAMPLE_DAY;
  if (shown === COVER) return { plan: coverOnly(plan), theme: look, page: COVER, day };
  if (typeof shown === 'number') return { plan, theme: look, page: shown, day };
  const suggested = FONT_NAMES.find((name) => name === templateOf(templateId).suggestedFont) ?? theme.font;
  const dressed = { ...look, font: suggested };
  switch (shown) {
    case 'cover':
      return { plan: coverOnly(plan), theme: dressed, page: COVER, day };
    case 'contents':
      return { plan, theme: dressed, page: CONTENTS, day };
    case 'figures':
      return { plan: figuresOnly(plan), theme: dressed, page: FIGURES, day };
  }
}

/** The finances with their first paragraph: the pages of figures always have the same numbers. */
const figuresOnly = ({ general: { companyName, currency }, finance }: Plan): Plan => {
  const blank = emptyPlan();
  return {
    ...blank,
    general: { ...blank.general, companyName, currency },
    finance: {
      ...finance,
      revenueModel: finance.revenueModel.split('\n', 1)[0] ?? '',
      useOfFunds: '',
      exitStrategy: '',
    },
  };
};
