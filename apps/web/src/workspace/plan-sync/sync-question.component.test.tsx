import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useQuestion } from '../../shared/dialogs/questions.ts';
import { speakEnglish, type WordKey, words } from '../../shared/testing/components.tsx';
import { planOperations, planSync } from '../plan-store/singletons.ts';
import { draftHandedIn, renderWithPlan } from '../plan-store/testing/draft-handed-in.tsx';
import { SyncQuestion } from './sync-status.tsx';

beforeAll(speakEnglish);
afterEach(() => void vi.restoreAllMocks());

const button = (key: WordKey) => screen.getByRole('button', { name: words(key) });

describe('what only a person can decide about a plan', () => {
  it.each([{ kind: 'onDevice' }, { kind: 'saving' }, { kind: 'offline' }] as const)(
    'is nothing while it is $kind',
    (state) => {
      renderWithPlan(draftHandedIn(), <SyncQuestion state={state} />);
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('is, after a refusal, to try again; the reason stands there', async () => {
    const run = vi.spyOn(planSync, 'run').mockResolvedValue({ kind: 'saving' });
    const state = { kind: 'refused', code: 'image_too_large', error: 'A picture is too large.' } as const;
    renderWithPlan(draftHandedIn(), <SyncQuestion state={state} />);
    expect(screen.getByRole('alert').textContent).toContain('A picture is too large.');
    await userEvent.dblClick(button('planSync:retry'));
    expect(run).toHaveBeenCalled();
  });

  it('is to reload a page that is older than the plan', () => {
    const state = { kind: 'refused', code: 'content_newer_version', error: 'Later.' } as const;
    renderWithPlan(draftHandedIn(), <SyncQuestion state={state} />);
    expect(screen.getByRole('alert').textContent).toContain(words('planSync:refused.outdated'));
    expect(button('planSync:reload')).toBeDefined();
  });

  it('is, where the plan is gone from the account, to save it or to discard it, which asks first', async () => {
    const makeNew = vi.spyOn(planOperations, 'makeNew').mockResolvedValue(undefined);
    const discard = vi.spyOn(planOperations, 'discard').mockResolvedValue(undefined);
    renderWithPlan(draftHandedIn(), <SyncQuestion state={{ kind: 'gone' }} />);
    await userEvent.click(button('planSync:discard'));
    expect(discard).not.toHaveBeenCalled();
    expect(useQuestion.getState().question?.title).toBe(words('planSync:discarding.title'));
    await userEvent.click(button('planSync:save'));
    expect(makeNew).toHaveBeenCalled();
  });
});
