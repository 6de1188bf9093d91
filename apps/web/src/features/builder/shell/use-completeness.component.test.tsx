import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draftHandedIn, renderWithPlan } from '../../../workspace/plan-store/testing/draft-handed-in.tsx';
import { previousSection } from './next-section.ts';
import { useWayOf } from './use-completeness.ts';

const store = draftHandedIn();

it('a key in a section does not render again what only leads to the section before', () => {
  let renderings = 0;
  function Way() {
    renderings += 1;
    return <p>{useWayOf((sections) => previousSection('mission', sections))}</p>;
  }
  renderWithPlan(store, <Way />);
  const before = [renderings, screen.getByRole('paragraph').textContent];
  act(() => store.setField('mission', 'mission', 'B'));
  act(() => store.setField('mission', 'mission', 'Br'));
  expect([renderings, screen.getByRole('paragraph').textContent]).toEqual(before);
  expect(before[1]).not.toBe('');
});
