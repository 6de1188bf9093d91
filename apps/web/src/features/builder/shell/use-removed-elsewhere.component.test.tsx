import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyProduct } from '@trazo/plan/sections/products';
import { beforeAll, expect, it } from 'vitest';
import { NoticeLayer } from '../../../shared/notices/notice-layer.tsx';
import { speakEnglish, words } from '../../../shared/testing/components.tsx';
import { renderWithPlan } from '../../../workspace/plan-store/testing/draft-handed-in.tsx';
import { FakeBrowser, settle } from '../../../workspace/plan-store/testing/fake-browser.ts';
import { useRemovedElsewhere } from './use-removed-elsewhere.ts';

beforeAll(speakEnglish);

function Form() {
  useRemovedElsewhere();
  return <NoticeLayer />;
}

const ids = (tab: ReturnType<FakeBrowser['openTab']>) =>
  tab.shown.getState().draft.products.items.map(({ id }) => id);

it('what was written in here and removed elsewhere can be brought back with all that was written', async () => {
  const browser = new FakeBrowser();
  const [here, elsewhere] = [browser.openTab(), browser.openTab()];
  await settle();
  elsewhere.shown.setSection('products', { items: [emptyProduct('p1'), emptyProduct('p2')] });
  await settle();
  renderWithPlan(here.shown, <Form />);
  here.shown.setField('products', 'items.0.name', 'Rye bread');
  await settle();
  await act(async () => {
    elsewhere.shown.setSection('products', { items: [] });
    await settle();
  });
  expect(ids(here)).toEqual([]);
  expect(screen.getByRole('status').textContent).toContain('“Rye bread” was removed');
  await userEvent.click(screen.getByRole('button', { name: words('planSync:removedItem.bringBack') }));
  await settle();
  expect(ids(here)).toEqual(['p1']);
  expect(elsewhere.shown.getState().draft.products.items).toEqual([
    { ...emptyProduct('p1'), name: 'Rye bread' },
  ]);
  here.shown.undo();
  expect(ids(here)).toEqual([]);
});
