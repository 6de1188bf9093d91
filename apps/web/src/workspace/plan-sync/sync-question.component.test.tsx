import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useQuestion } from '../../shared/dialogs/questions.ts';
import { speakEnglish, type WordKey, words } from '../../shared/testing/components.tsx';
import { draftHandedIn, renderWithPlan } from '../drafts/testing/draft-handed-in.tsx';
import { SyncQuestion } from './sync-status.tsx';
import { planSync } from './this-tab-sync.ts';

beforeAll(speakEnglish);
afterEach(() => void vi.restoreAllMocks());

const button = (key: WordKey) => screen.getByRole('button', { name: words(key) });

describe('what only a person can decide about a draft', () => {
  it.each([{ kind: 'empty' }, { kind: 'saving' }, { kind: 'offline' }] as const)(
    'is nothing while it is $kind',
    (state) => {
      renderWithPlan(draftHandedIn(), <SyncQuestion state={state} />);
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('is, after a refusal, to try again; the reason stands there', async () => {
    const run = vi.spyOn(planSync, 'run').mockResolvedValue(undefined);
    renderWithPlan(
      draftHandedIn(),
      <SyncQuestion state={{ kind: 'refused', error: 'A picture is too large.' }} />,
    );
    expect(screen.getByRole('alert').textContent).toContain('A picture is too large.');
    await userEvent.dblClick(button('planSync:retry'));
    expect(run).toHaveBeenCalled();
  });

  it('is, where the plan is gone from the account, to save it or to discard it, which asks first', async () => {
    const choose = vi.spyOn(planSync, 'choose').mockResolvedValue(undefined);
    renderWithPlan(draftHandedIn(), <SyncQuestion state={{ kind: 'gone' }} />);
    expect(screen.queryByRole('button', { name: words('planSync:later') })).toBeNull();
    await userEvent.click(button('planSync:discard'));
    expect(choose).not.toHaveBeenCalled();
    expect(useQuestion.getState().question?.title).toBe(words('planSync:discarding.title'));
    await userEvent.click(button('planSync:save'));
    expect(choose).toHaveBeenCalledWith('save');
  });

  it('can be put off, where a draft of before signing in may belong to someone else', async () => {
    const choose = vi.spyOn(planSync, 'choose').mockResolvedValue(undefined);
    renderWithPlan(draftHandedIn(), <SyncQuestion state={{ kind: 'asking' }} />);
    await userEvent.click(button('planSync:later'));
    expect(choose).toHaveBeenCalledWith('later');
  });
});
