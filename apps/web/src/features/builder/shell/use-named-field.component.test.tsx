import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeAll, expect, it } from 'vitest';
import { planAddress } from '../../../shared/layout/builder-address.ts';
import { speakEnglish } from '../../../shared/testing/components.tsx';
import { PlanProvider } from '../../../workspace/plan-store/plan-context.tsx';
import { draftHandedIn } from '../../../workspace/plan-store/testing/draft-handed-in.tsx';
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
