import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { planAddress } from '../../../shared/layout/builder-address.ts';
import { speakEnglish } from '../../../shared/testing/components.tsx';
import { PlanProvider } from '../../../workspace/plan-store/plan-context.tsx';
import { draftHandedIn, renderWithPlan } from '../../../workspace/plan-store/testing/draft-handed-in.tsx';
import { useUndoRedo } from '../../../workspace/undo/use-undo-redo.ts';
import { useNamedField } from './use-named-field.ts';

beforeAll(speakEnglish);

function Form() {
  const undoRedo = useUndoRedo();
  useNamedField('general');
  return (
    <>
      <button type="button" onClick={() => undoRedo('undo')}>
        Undo
      </button>
      <input id="general.companyName" />
      <input id="general.address" />
    </>
  );
}

/** A form whose code comes late. */
function LateForm({ code }: { readonly code: Promise<void> }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => void code.then(() => setThere(true)), [code]);
  useNamedField('general');
  return (
    <>
      <button type="button">Elsewhere</button>
      {isThere && <input id="general.companyName" />}
    </>
  );
}

const field = (id: string) => document.getElementById(`general.${id}`);

it('undo leads to its field at once, and takes the focus from no field that is chosen after it', async () => {
  const store = draftHandedIn();
  store.setField('general', 'companyName', 'Bakery');
  const router = createMemoryRouter([{ path: '*', element: <Form /> }], {
    initialEntries: [`${planAddress(store.draftId(), 'form')}?section=general`],
  });
  render(
    <PlanProvider store={store}>
      <RouterProvider router={router} />
    </PlanProvider>,
  );
  const undo = await screen.findByRole('button');
  undo.click();
  expect(document.activeElement).toBe(field('companyName'));
  field('address')?.focus();
  await waitFor(() => expect(router.state.location.hash).toBe('#general.companyName'));
  await new Promise((done) => setTimeout(done));
  expect(document.activeElement).toBe(field('address'));
});

it.each([
  ['the named field has the focus when it is there', false],
  ['a user who has gone on meanwhile keeps it where it is', true],
])('however late the code of a form comes, %s', async (_what, goesOn) => {
  vi.useFakeTimers();
  const store = draftHandedIn();
  const code = Promise.withResolvers<void>();
  renderWithPlan(
    store,
    <LateForm code={code.promise} />,
    '/builder/form?section=general#general.companyName',
  );
  const elsewhere = screen.getByRole('button');
  if (goesOn) {
    fireEvent.pointerDown(elsewhere);
    elsewhere.focus();
  }
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await act(async () => code.resolve());
  await new Promise((done) => setTimeout(done));
  expect(document.activeElement).toBe(goesOn ? elsewhere : field('companyName'));
});

it.each([
  ['nothing was chosen before', false],
  ['something was, which keeps the focus', true],
])('the field written in last, if not asked for, has the focus where %s', async (_what, hasChosen) => {
  const router = createMemoryRouter([{ path: '*', element: <Form /> }], { initialEntries: ['/'] });
  render(
    <PlanProvider store={draftHandedIn()}>
      <RouterProvider router={router} />
    </PlanProvider>,
  );
  const chosen = screen.getByRole('button');
  if (hasChosen) chosen.focus();
  await act(() => router.navigate('/', { state: { lastField: 'general.companyName' } }));
  expect(document.activeElement).toBe(hasChosen ? chosen : field('companyName'));
});
