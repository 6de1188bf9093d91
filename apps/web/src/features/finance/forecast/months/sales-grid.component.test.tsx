import { act, fireEvent, screen } from '@testing-library/react';
import spoken from '@trazo/messages/help/en/forecast.json' with { type: 'json' };
import { emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { speakEnglish } from '../../../../shared/testing/components.tsx';
import { following } from '../../../../workspace/plan-store/following-view.ts';
import { DraftViewContext } from '../../../../workspace/plan-store/plan-context.tsx';
import { draftHandedIn, renderWithPlan } from '../../../../workspace/plan-store/testing/draft-handed-in.tsx';
import { setAnswer } from '../answers.ts';
import { useForecast } from '../figures/use-forecast.ts';
import { WordsContext } from '../forecast-words.ts';
import { MonthByMonth } from './month-by-month.tsx';

const store = draftHandedIn();

/** A view whose paint never comes. */
const lagging = following(store, () => undefined);

function Months() {
  const worked = useForecast(spoken);
  return worked && <MonthByMonth worked={worked} />;
}

beforeAll(speakEnglish);
beforeEach(() => {
  const { finance } = store.getState().draft;
  const stream = { ...newItem.monthly('s1'), name: 'Bread' };
  const assumptions = { ...emptyAssumptions(), country: 'es' as const, start: '2027-04', streams: [stream] };
  store.setSection('finance', { ...finance, assumptions });
});

const streams = () => store.getState().draft.finance.assumptions?.streams;

it('Escape puts back what a cell held and selects it before the next key', () => {
  renderWithPlan(
    store,
    <WordsContext value={spoken}>
      <Months />
    </WordsContext>,
  );
  const cell = screen.getByDisplayValue<HTMLTextAreaElement>('Bread');
  act(() => cell.focus());
  fireEvent.change(cell, { target: { value: 'Rye' } });
  cell.setSelectionRange(3, 3);
  fireEvent.keyDown(cell, { key: 'Escape' });
  expect([cell.value, cell.selectionStart, cell.selectionEnd]).toEqual(['Bread', 0, 'Bread'.length]);
});

it('a cell of a view that lags behind is typed into what is sold by now', () => {
  renderWithPlan(
    store,
    <WordsContext value={spoken}>
      <DraftViewContext value={lagging}>
        <Months />
      </DraftViewContext>
    </WordsContext>,
  );
  act(() => {
    setAnswer(store, 'streams.0.price', '2.5');
    setAnswer(store, 'streams', [...(streams() ?? []), newItem.stream('s2')]);
  });
  fireEvent.change(screen.getByDisplayValue('Bread'), { target: { value: 'Rye bread' } });
  expect(streams()).toMatchObject([{ id: 's1', name: 'Rye bread', price: '2.5' }, { id: 's2' }]);
});
