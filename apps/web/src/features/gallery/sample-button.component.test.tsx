import { act, screen } from '@testing-library/react';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { speakEnglish, words } from '../../shared/testing/components.tsx';
import { emptyDraft } from '../../workspace/plan-store/draft.ts';
import * as samples from '../../workspace/plan-store/sample-draft.ts';
import { planOperations } from '../../workspace/plan-store/singletons.ts';
import { draftHandedIn, renderWithPlan } from '../../workspace/plan-store/testing/draft-handed-in.tsx';
import { SampleButton } from './sample-button.tsx';

vi.mock(import('../../workspace/plan-store/sample-draft.ts'), { spy: true });

beforeAll(speakEnglish);
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

it.each([
  ['replaces the draft of who waits for it', '/builder/select-template', 1],
  ['does so when the address has got its plan meanwhile', '/builder/one-plan/select-template', 1],
  ['leaves the draft of who has gone to write', '/builder/form', 0],
])('a sample that comes late %s', async (_what, page, times) => {
  window.history.replaceState(null, '', '/builder/select-template');
  const draft = Promise.withResolvers<ReturnType<typeof emptyDraft>>();
  vi.mocked(samples.sampleDraft).mockReturnValue(draft.promise);
  const begin = vi.spyOn(planOperations, 'begin').mockResolvedValue(() => undefined);
  renderWithPlan(draftHandedIn(), <SampleButton theme={defaultTheme(2, 'en')} />);
  const button = screen.getByRole('button', { name: words('gallery:sample') });
  act(() => button.click());
  window.history.replaceState(null, '', page);
  await act(async () => draft.resolve(emptyDraft()));
  expect(button.dataset['loading']).toBeUndefined();
  expect(begin).toHaveBeenCalledTimes(times);
});
