import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createBrowserRouter, type DataRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { planAddress } from '../../shared/layout/builder-address.ts';
import { speakEnglish } from '../../shared/testing/components.tsx';
import { PlanProvider } from '../plan-store/plan-context.tsx';
import { planStore } from '../plan-store/singletons.ts';
import { PlanAddress } from './plan-address.tsx';

beforeAll(speakEnglish);
afterEach(() => window.history.replaceState(null, '', '/'));

/** The builder; what `onDrawn` does is done while its page is put on the screen. */
function show(address: string, onDrawn: (router: DataRouter) => void) {
  window.history.replaceState(null, '', address);
  function Page() {
    useLayoutEffect(() => onDrawn(router), []);
    return <h1>The builder</h1>;
  }
  const builder = (
    <PlanAddress>
      <Outlet />
    </PlanAddress>
  );
  const router = createBrowserRouter([
    { element: builder, children: [{ path: 'builder/:planId?/select-template', element: <Page /> }] },
    { path: 'my-plans', element: <h1>My plans</h1> },
  ]);
  render(
    <PlanProvider store={planStore}>
      <RouterProvider router={router} />
    </PlanProvider>,
  );
}

it('an address of the builder without a plan gets the open one’s', async () => {
  show('/builder/select-template', () => undefined);
  await act(async () => undefined);
  expect(window.location.pathname).toBe(planAddress(planStore.draftId(), 'select-template'));
});

it('a link that is followed while the page is drawn is not taken back', async () => {
  show('/builder/select-template', (router) => void router.navigate('/my-plans'));
  await screen.findByText('My plans');
  await act(async () => undefined);
  expect(window.location.pathname).toBe('/my-plans');
});
