import { act, fireEvent, screen } from '@testing-library/react';
import spoken from '@trazo/messages/help/en/forecast.json' with { type: 'json' };
import { emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { renderInApplication, speakEnglish } from '../../../../shared/testing/components.tsx';
import { DraftSource, following } from '../../../../workspace/drafts/draft-source.ts';
import { draftStore } from '../../../../workspace/drafts/this-tab.ts';
import { setAnswer } from '../answers.ts';
import { WordsContext } from '../forecast-words.ts';
import { useForecast } from '../use-forecast.ts';
import { MonthByMonth } from './month-by-month.tsx';

/** A view whose paint never comes. */
const lagging = following(draftStore, () => undefined);

function Months() {
  const worked = useForecast(spoken);
  return worked && <MonthByMonth worked={worked} />;
}

beforeAll(speakEnglish);
beforeEach(() => {
  const { finance } = draftStore.getState().draft;
  const stream = { ...newItem.monthly('s1'), name: 'Bread' };
  const assumptions = { ...emptyAssumptions(), country: 'es' as const, start: '2027-04', streams: [stream] };
  draftStore.setSection('finance', { ...finance, assumptions });
});

const streams = () => draftStore.getState().draft.finance.assumptions?.streams;

it('a cell of a view that lags behind is typed into what is sold by now', () => {
  renderInApplication(
    <WordsContext value={spoken}>
      <DraftSource value={lagging}>
        <Months />
      </DraftSource>
    </WordsContext>,
  );
  act(() => {
    setAnswer('streams.0.price', '2.5');
    setAnswer('streams', [...(streams() ?? []), newItem.stream('s2')]);
  });
  fireEvent.change(screen.getByDisplayValue('Bread'), { target: { value: 'Rye bread' } });
  expect(streams()).toMatchObject([{ id: 's1', name: 'Rye bread', price: '2.5' }, { id: 's2' }]);
});
