import { act, screen } from '@testing-library/react';
import { must } from '@trazo/plan/must';
import { expect, it } from 'vitest';
import { draftHandedIn, renderWithPlan } from '../../../workspace/plan-store/testing/draft-handed-in.tsx';
import { useCommentTarget } from './comment-target.ts';

function Form() {
  const [{ field, quote }] = useCommentTarget('mission');
  return (
    <>
      <textarea id="mission.mission" defaultValue="Bread for all" />
      <textarea id="comment" />
      <output>{`${field}/${quote}`}</output>
    </>
  );
}

const box = (id: string) =>
  must(document.querySelector<HTMLTextAreaElement>(`[id="${id}"]`), 'the form has this box');

it('a comment is about the words that were selected last, also where the browser says so later', () => {
  renderWithPlan(draftHandedIn(), <Form />);
  act(() => {
    box('mission.mission').focus();
    box('mission.mission').setSelectionRange(0, 5);
    box('comment').focus();
  });
  expect(screen.getByRole('status').textContent).toBe('mission/Bread');
});
