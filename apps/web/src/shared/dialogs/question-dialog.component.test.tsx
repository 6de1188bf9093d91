import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInApplication, speakEnglish } from '../testing/components.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { ask, forgetQuestion } from './questions.ts';

const keep = vi.fn();
const remove = vi.fn();
const QUESTION = {
  title: 'Sign out?',
  text: 'This draft is nowhere else.',
  answers: [
    { words: 'Keep it', weight: 'filled', act: keep },
    { words: 'Remove it', weight: 'default', act: remove },
    { words: 'Cancel', weight: 'subtle' },
  ],
} as const;

beforeAll(speakEnglish);
beforeEach(() => {
  vi.clearAllMocks();
  forgetQuestion();
});

const answer = (name: string) => screen.getByRole('button', { name });

describe('a question', () => {
  it('is shown with its answers, the keyboard at the one that loses nothing', async () => {
    renderInApplication(<QuestionDialog />);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => ask(QUESTION));
    await screen.findByRole('dialog', { name: QUESTION.title });
    expect(screen.getByText(QUESTION.text)).toBeTruthy();
    await expect.poll(() => document.activeElement?.textContent).toBe('Keep it');
  });

  it('takes the first answer alone, however often it is clicked', async () => {
    renderInApplication(<QuestionDialog />);
    act(() => ask(QUESTION));
    await screen.findByRole('dialog');
    const [first, second] = [answer('Remove it'), answer('Keep it')];
    act(() => {
      first.click();
      first.click();
      second.click();
    });
    expect(remove).toHaveBeenCalledTimes(1);
    expect(keep).not.toHaveBeenCalled();
  });

  it('does nothing when it is closed', async () => {
    renderInApplication(<QuestionDialog />);
    act(() => ask(QUESTION));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(keep).not.toHaveBeenCalled();
    expect(remove).not.toHaveBeenCalled();
  });

  it('that comes suddenly is not answered by the next key', async () => {
    renderInApplication(<QuestionDialog />);
    act(() => ask({ ...QUESTION, isSudden: true }));
    await screen.findByRole('dialog');
    await expect.poll(() => document.activeElement?.textContent).toBe(QUESTION.text);
    await userEvent.keyboard(' {Enter}');
    expect(keep).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
