import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyPlan } from '@trazo/plan/plan';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speakEnglish, type WordKey, words } from '../../shared/testing/components.tsx';
import { stubServer } from '../../shared/testing/stub-server.ts';
import { renderWithPlan } from '../drafts/testing/draft-handed-in.tsx';
import { draftStore } from '../drafts/this-tab.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { planSync } from './this-tab-sync.ts';

const MINE = 'We bake bread.';
const THEIRS = 'We mill flour.';

beforeAll(speakEnglish);
beforeEach(() => {
  // The picture of this device's cover: not what is tested here.
  stubServer('unreachable');
  draftStore.setSection('mission', { ...emptyPlan().mission, mission: MINE });
});
afterEach(() => vi.restoreAllMocks());

const button = (key: WordKey) => screen.getByRole('button', { name: words(key) });

function open() {
  const onClose = vi.fn();
  const theirs = {
    summary: {
      _id: '0b8f4c1e-6a0f-4f0e-9d43-0d6f1a7f3c11',
      business_plan_name: 'Mill',
      business_plan_status: 'active',
      completeness: 5,
      business_plan_cover: '/api/cover',
      version: 2,
      created_at: '2026-11-21T10:00:00.000Z',
      updated_at: '2026-11-22T10:00:00.000Z',
    },
    content: {
      plan: { ...emptyPlan(), mission: { ...emptyPlan().mission, mission: THEIRS } },
      theme: draftStore.getState().draft.theme,
    },
  } as const;
  renderWithPlan(draftStore, <ConflictDialog theirs={theirs} onClose={onClose} />);
  return onClose;
}

describe('two versions of a plan', () => {
  it('stand beside each other, with what differs in each', () => {
    open();
    const versions = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(versions).toEqual(
      expect.arrayContaining([words('planSync:conflict.here'), words('planSync:conflict.there')]),
    );
    const [mine, theirs] = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect([mine, theirs]).toEqual([MINE, THEIRS]);
  });

  it.each([
    ['planSync:conflict.mine', 'mine'],
    ['planSync:conflict.theirs', 'theirs'],
    ['planSync:conflict.both', 'both'],
  ] as const)('%s is decided once, while the other answers wait', async (key, choice) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const decided = vi.spyOn(planSync, 'resolve').mockReturnValue(promise);
    const onClose = open();
    await userEvent.click(button(key));
    const others = (['mine', 'theirs', 'both'] as const).filter((other) => other !== choice);
    for (const other of others) expect(button(`planSync:conflict.${other}`)).toHaveProperty('disabled', true);
    expect(onClose).not.toHaveBeenCalled();
    resolve(undefined);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(decided.mock.calls.map(([chosen]) => chosen)).toEqual([choice]);
  });

  it('stay as they are when the dialog is closed', async () => {
    const decided = vi.spyOn(planSync, 'resolve');
    const onClose = open();
    await userEvent.click(button('planSync:close'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(decided).not.toHaveBeenCalled();
  });
});
