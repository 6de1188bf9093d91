import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { speakEnglish } from '../../../shared/testing/components.tsx';
import { emptyDraft } from '../../../workspace/plan-store/draft.ts';
import { draftHandedIn, renderWithPlan } from '../../../workspace/plan-store/testing/draft-handed-in.tsx';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { Part } from './part.tsx';

let store = draftHandedIn();
beforeEach(() => {
  store = draftHandedIn();
});

beforeAll(speakEnglish);
afterEach(() => vi.unstubAllGlobals());

/** A screen that can be turned. */
function screenThat(isPhone: boolean) {
  const seen = new Set<(event: { matches: boolean }) => void>();
  let matches = isPhone;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return matches;
    },
    addEventListener: (_: string, see: (event: { matches: boolean }) => void) => seen.add(see),
    removeEventListener: (_: string, see: (event: { matches: boolean }) => void) => seen.delete(see),
  }));
  return (next: boolean) =>
    act(() => {
      matches = next;
      for (const see of seen) see({ matches });
    });
}

const show = () =>
  renderWithPlan(
    store,
    <Part title="Balance" isFilled>
      <input aria-label="Stock" />
    </Part>,
  );

it('a filled part stays open under the hand when the phone is turned', () => {
  const turn = screenThat(false);
  show();
  const field = screen.getByRole('textbox', { name: 'Stock' });
  field.focus();
  turn(true);
  expect(screen.getByRole('button', { name: 'Balance' }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('textbox', { name: 'Stock' })).toBe(document.activeElement);
});

it('a filled part is folded at first on a phone, and again by hand', async () => {
  screenThat(true);
  show();
  expect(screen.queryByRole('textbox')).toBeNull();
  const fold = screen.getByRole('button', { name: 'Balance' });
  await userEvent.click(fold);
  expect(screen.getByRole('textbox', { name: 'Stock' })).toBeTruthy();
  await userEvent.click(fold);
  expect(screen.queryByRole('textbox')).toBeNull();
});

/** Takes the part out of sight; what the paint leads to waits until it is asked for. */
function outOfSight() {
  const waiting: (() => void)[] = [];
  let say = (_entries: readonly { readonly isIntersecting: boolean }[]): void => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: typeof say) {
        say = seen;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => waiting.push(run));
  renderWithPlan(
    store,
    <Part title="Balance" isFilled>
      <Mission />
    </Part>,
  );
  act(() => say([{ isIntersecting: false }]));
  return {
    waiting,
    /** And the task after it. */
    paint: () =>
      act(async () => {
        for (const run of waiting.splice(0)) run();
        await new Promise((done) => setTimeout(done));
      }),
  };
}

function Mission() {
  const mission = useDraft(({ draft }) => draft.mission.mission);
  return <input aria-label="Mission" value={String(mission)} readOnly />;
}

const missionOf = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mission' });
const write = (mission: string) => act(() => store.setField('mission', 'mission', mission));

it('a part out of sight lags behind what is typed, and shows the newest at once when it has the focus', async () => {
  const { paint } = outOfSight();
  write('Bread');
  expect(missionOf().value).toBe('');
  act(() => missionOf().focus());
  expect(missionOf().value).toBe('Bread');
  await paint();
});

it('a part that lags while another plan is shown shows that plan when it catches up', async () => {
  const { waiting, paint } = outOfSight();
  write('Bread');
  const other = emptyDraft();
  act(() => void store.replaceDraft({ ...other, mission: { ...other.mission, mission: 'Cheese' } }));
  expect(waiting.length).toBe(1);
  await paint();
  expect(missionOf().value).toBe('Cheese');
});
