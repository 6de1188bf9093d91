import { act, render } from '@testing-library/react';
import { createMemoryRouter, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeAll, expect, it } from 'vitest';
import { speakEnglish } from '../shared/testing/components.tsx';
import { PlanProvider } from '../workspace/plan-store/plan-context.tsx';
import { noteLast } from '../workspace/plan-store/progress.ts';
import { draftHandedIn } from '../workspace/plan-store/testing/draft-handed-in.tsx';
import FormRoute from './form.tsx';

beforeAll(speakEnglish);

const opened = (router: DataRouter) => act(() => router.navigate('/builder/form'));

it.each([
  ['loads the page tells where they wrote last', undefined, '', 'mission.vision'],
  ['asks for it leads there', opened, '#mission.vision', undefined],
])('a form that opens for who %s', async (_what, arrive, hash, lastField) => {
  const store = draftHandedIn();
  noteLast(store, 'mission', 'mission.vision');
  const router = createMemoryRouter(
    [
      { path: 'start', element: <p>Start</p> },
      { path: 'builder/form', element: <FormRoute /> },
      { path: 'builder/:planId/form', element: <FormRoute /> },
    ],
    { initialEntries: [arrive === undefined ? '/builder/form' : '/start'] },
  );
  render(
    <PlanProvider store={store}>
      <RouterProvider router={router} />
    </PlanProvider>,
  );
  await arrive?.(router);
  await act(async () => undefined);
  const { location } = router.state;
  expect([location.search, location.hash, location.state?.lastField]).toEqual([
    '?section=mission',
    hash,
    lastField,
  ]);
});
