import type { Excerpt } from '@trazo/contract/api/templates';
import type { PageChoice } from '@trazo/document/page-svg';
import type { RenderRequest } from '@trazo/document/renderer';
import { coverOnly } from '@trazo/plan/cover-only';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { plainTextOf } from '@trazo/plan/rich-text/plain-text';
import { defaultTheme, type Look } from '@trazo/plan/theme/theme';
import type { Sample } from '@trazo/samples/sample';

/** The sample's date must not change what a long-lived cache holds. */
const SAMPLE_DAY = '2026-01-15';

/** The page a document starts with. */
const COVER = 1;

interface SampleLook extends Pick<Look, 'templateId' | 'colors'> {
  /** A page of the whole sample, from 1; or an excerpt. */
  readonly shown: number | Excerpt;
}

/** What to typeset for a picture of the sample, in the template's font: no more of it than the page shown follows from. */
export function samplePage(
  { plan, theme }: Sample,
  { templateId, colors, shown }: SampleLook,
): RenderRequest & { readonly page: PageChoice } {
  const request = { theme: { ...defaultTheme(templateId, theme.language), colors }, day: SAMPLE_DAY };
  switch (shown) {
    case COVER:
    case 'cover':
      return { ...request, plan: coverOnly(plan, { templateId }), page: COVER };
    case 'figures':
      return { ...request, plan: figuresOnly(plan), page: 'pictured' };
    case 'mission':
    case 'team':
      return { ...request, plan: sectionOnly(plan, shown), only: [shown], page: 'inside' };
    default:
      return { ...request, plan, page: shown };
  }
}

/** A section below the company's name, and no more than is needed for it. */
const sectionOnly = ({ general, ...plan }: Plan, id: 'mission' | 'team'): Plan => ({
  ...emptyPlan(),
  general,
  [id]: plan[id],
});

/** The finances with their first paragraph: the pages of figures always have the same numbers. */
const figuresOnly = ({ general: { companyName, currency }, finance }: Plan): Plan => {
  const blank = emptyPlan();
  return {
    ...blank,
    general: { ...blank.general, companyName, currency },
    finance: {
      ...finance,
      // Worked out again without the products, they would be others.
      assumptions: finance.assumptions && { ...finance.assumptions, linked: false },
      revenueModel: plainTextOf(finance.revenueModel).split('\n', 1)[0] ?? '',
      useOfFunds: '',
      exitStrategy: '',
      collateral: '',
    },
  };
};
