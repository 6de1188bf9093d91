import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draftStore } from '../../../workspace/drafts/this-tab.ts';
import { previousSection } from './next-section.ts';
import { useWayOf } from './use-completeness.ts';

it('a key in a section does not render again what only leads to the section before', () => {
  let renderings = 0;
  function Way() {
    renderings += 1;
    return <p>{useWayOf((sections) => previousSection('mission', sections))}</p>;
  }
  render(<Way />);
  const before = [renderings, screen.getByRole('paragraph').textContent];
  act(() => draftStore.setField('mission', 'mission', 'B'));
  act(() => draftStore.setField('mission', 'mission', 'Br'));
  expect([renderings, screen.getByRole('paragraph').textContent]).toEqual(before);
  expect(before[1]).not.toBe('');
});
