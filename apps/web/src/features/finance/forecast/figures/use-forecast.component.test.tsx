import { act } from '@testing-library/react';
import english from '@trazo/messages/help/en/forecast.json' with { type: 'json' };
import italian from '@trazo/messages/help/it/forecast.json' with { type: 'json' };
import { emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { exampleOverhead } from '@trazo/plan/testing/example-overhead';
import { exampleStream } from '@trazo/plan/testing/example-stream';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { speakEnglish } from '../../../../shared/testing/components.tsx';
import { following } from '../../../../workspace/plan-store/following-view.ts';
import { DraftViewContext } from '../../../../workspace/plan-store/plan-context.tsx';
import { draftHandedIn, renderWithPlan } from '../../../../workspace/plan-store/testing/draft-handed-in.tsx';
import { useGridSync } from './use-forecast.ts';

const store = draftHandedIn();

/** What waits for the paint. */
const waiting: (() => void)[] = [];
const lagging = following(store, (run) => waiting.push(run));
let speakItalian: () => void = () => undefined;

function Filling() {
  const [words, setWords] = useState(english);
  speakItalian = () => setWords(italian);
  useGridSync(words);
  return null;
}

beforeAll(speakEnglish);
beforeEach(() => {
  const { finance } = store.getState().draft;
  const assumptions = {
    ...emptyAssumptions(),
    country: 'es' as const,
    start: '2027-04',
    streams: [exampleStream],
    overheads: [exampleOverhead],
  };
  store.setSection('finance', { ...finance, assumptions });
});

const finance = () => store.getState().draft.finance;

it('what is filled in while the view lags behind leaves what was typed since', () => {
  renderWithPlan(
    store,
    <DraftViewContext value={lagging}>
      <Filling />
    </DraftViewContext>,
  );
  const before = finance().otherExpenses;
  expect(before).not.toEqual([]);
  store.setField('finance', 'revenueModel', 'By the loaf');
  const { assumptions } = finance();
  const overheads = [exampleOverhead, { ...exampleOverhead, id: 'o2', amount: '700' }];
  store.setSection('finance', {
    ...finance(),
    assumptions: assumptions && { ...assumptions, overheads },
  });
  act(() => speakItalian());
  expect(waiting.length).toBeGreaterThan(0);
  expect(finance().revenueModel).toBe('By the loaf');
  expect(finance().otherExpenses).not.toEqual(before);
});
