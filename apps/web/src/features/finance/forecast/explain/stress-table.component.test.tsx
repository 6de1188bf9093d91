import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planForecast } from '@trazo/packs/plan-forecast';
import { emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { must } from '@trazo/plan/must';
import { exampleOverhead } from '@trazo/plan/testing/example-overhead';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { speakEnglish, words } from '../../../../shared/testing/components.tsx';
import { draftHandedIn, renderWithPlan } from '../../../../workspace/plan-store/testing/draft-handed-in.tsx';
import { StressTable } from './stress-table.tsx';

const store = draftHandedIn();

beforeAll(speakEnglish);
beforeEach(() => {
  const { finance } = store.getState().draft;
  const assumptions = {
    ...emptyAssumptions(),
    country: 'es' as const,
    start: '2027-04',
    overheads: [exampleOverhead],
  };
  store.setSection('finance', { ...finance, assumptions });
});

it('shows what each stress leaves, and keeps what the founder would do', async () => {
  const worked = must(planForecast(store.getState().draft), 'a forecast');
  renderWithPlan(
    store,
    <StressTable
      worked={{ ...worked, isBegun: true, isFollowed: true }}
      names={{ month: String }}
      caption="What if"
    />,
  );
  const table = screen.getByRole('table', { name: 'What if' });
  for (const stress of ['plan', 'less', 'late', 'slow', 'dear', 'together'] as const) {
    expect(
      within(table).getByRole('rowheader', { name: words(`finance:document.stress.${stress}`) }),
    ).toBeTruthy();
  }
  expect(screen.getByText(words('finance:document.stress.unbearable'))).toBeTruthy();
  await userEvent.type(screen.getByLabelText(words('finance:document.stress.question')), 'Wait.');
  expect(store.getState().draft.finance.assumptions?.stressAnswer).toBe('Wait.');
});
