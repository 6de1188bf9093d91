import { act, render } from '@testing-library/react';
import { createMemoryRouter, type DataRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeAll, expect, it } from 'vitest';
import { speakEnglish } from '../shared/testing/components.tsx';
import { PlanProvider } from '../workspace/plan-store/plan-context.tsx';
import { noteLast } from '../workspace/plan-store/progress.ts';
import { draftHandedIn } from '../workspace/plan-store/testing/draft-handed-in.tsx';
import FormRoute from './form.tsx';

beforeAll(speakEnglish);

const FIELD = 'mission.vision';

/** Pages in one frame, whose button has the focus once it is there. */
const Frame = () => (
  <>
    <button type="button" ref={(button) => button?.focus()}>
      Menu
    </button>
    <Outlet />
  </>
);

const opened = (router: DataRouter) => act(() => router.navigate('/builder/form'));
const goneBack = (router: DataRouter) => act(() => router.navigate(-1));

it.each([
  ['reloads leads to the field written in last', undefined, Outlet, `#${FIELD}`],
  ['has chosen something of the page before it came goes on in the section', goneBack, Frame, ''],
  ['follows a link, which has the focus, leads to the field', opened, Frame, `#${FIELD}`],
])('a form that opens for who %s', async (_what, arrive, Page, hash) => {
  const store = draftHandedIn();
  noteLast(store, 'mission', FIELD);
  const pages = [
    { path: 'start', element: <p>Start</p> },
    { path: 'builder/form', element: <FormRoute /> },
  ];
  const router = createMemoryRouter([{ element: <Page />, children: pages }], {
    initialEntries: ['/builder/form', '/start'],
    initialIndex: arrive === undefined ? 0 : 1,
  });
  render(
    <PlanProvider store={store}>
      <RouterProvider router={router} />
    </PlanProvider>,
  );
  await arrive?.(router);
  await act(async () => undefined);
  expect(router.state.location).toMatchObject({ search: '?section=mission', hash });
});
