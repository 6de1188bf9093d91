import { contentOfDraft } from '@trazo/contract/plan-document/content-of';
import { writePath } from '@trazo/contract/plan-document/value-path';
import { fillGrid } from '@trazo/forecast/fill/fill-grid';
import { lineNaming } from '@trazo/forecast/fill/line-names';
import { LINE_WORDS } from '@trazo/forecast/testing/line-words';
import { planForecast } from '@trazo/packs/plan-forecast';
import { emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { blankOpening } from '@trazo/plan/finance/assumptions/new-items';
import { exampleOverhead } from '@trazo/plan/testing/example-overhead';
import { exampleStream } from '@trazo/plan/testing/example-stream';
import { expect, it } from 'vitest';
import { type Draft, emptyDraft } from '../../../../workspace/plan-store/draft.ts';
import { draftForecast } from './draft-forecast.ts';

function draftWith(path: string, value: unknown): Draft {
  const draft = emptyDraft();
  const assumptions = {
    ...emptyAssumptions(),
    country: 'es' as const,
    start: '2027-04',
    streams: [exampleStream],
    overheads: [exampleOverhead],
    opening: { ...blankOpening(), fixedAssets: '6000', fixedLife: 60 },
  };
  return writePath(
    { ...draft, finance: { ...draft.finance, assumptions } },
    `finance.assumptions.${path}`,
    value,
  );
}

const worked = (draft: Draft) => draftForecast(draft, draft.finance);

it.each([
  ['opening.fixedLife', '5 years', 60],
  ['overheads.0.from', 'May', 1],
  ['overheads.0.until', '1x', ''],
  ['overheads.0.amount', '12 euros', '12'],
  ['overheads.0.amount', '10000000000', '100'],
  ['overheads.0.from', 99, 60],
  ['overheads.0.from', -3, 0],
  ['overheads.0.until', -1, 1],
  ['opening.fixedLife', 5000, 60],
  ['opening.bank', '-', '-5'],
])(
  'what is typed into %s and cannot be counted leaves the forecast incomplete, fill nothing and print nothing',
  (path, text, number) => {
    const draft = draftWith(path, text);
    const found = worked(draft);
    expect(found?.forecast.state).toBe('incomplete');
    expect(found?.forecast.missing).toContain(path);
    if (found === null) return;
    const naming = lineNaming(found.assumptions, LINE_WORDS);
    const filled = fillGrid(
      draft.finance,
      found.assumptions,
      found.forecast,
      { now: naming, former: naming },
      LINE_WORDS,
    );
    expect(filled).toBeUndefined();
    expect(planForecast(contentOfDraft(draft).plan)?.assumptions.linked).toBe(false);

    const mended = draftWith(path, number);
    expect(worked(mended)?.forecast.state).toBe('complete');
    expect(planForecast(contentOfDraft(mended).plan)?.assumptions.linked).toBe(true);
  },
);
