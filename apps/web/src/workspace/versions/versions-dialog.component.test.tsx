import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encodeContent } from '@trazo/contract/content/content-codec';
import type { Version } from '@trazo/contract/plans/versions';
import i18next from 'i18next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { QuestionDialog } from '../../shared/dialogs/question-dialog.tsx';
import { sessionStore } from '../../shared/session/this-session.ts';
import { ANA } from '../../shared/testing/account.ts';
import { speakEnglish, type WordKey, words } from '../../shared/testing/components.tsx';
import { refusal, stubServer } from '../../shared/testing/stub-server.ts';
import { type Draft, emptyDraft, planOf } from '../plan-store/draft.ts';
import { planSync } from '../plan-store/singletons.ts';
import { draftHandedIn, renderWithPlan } from '../plan-store/testing/draft-handed-in.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

beforeAll(speakEnglish);
afterEach(() => {
  sessionStore.end();
  vi.restoreAllMocks();
});

const version = (more: Partial<Version> = {}): Version => ({
  id: '5d1f5c0e-3c65-4a4b-9f53-6e2f4a1b7c11',
  kept_at: '2026-11-12T10:13:00Z',
  reason: 'work',
  name: null,
  by: null,
  ...more,
});
const BANK = version({
  id: '5d1f5c0e-3c65-4a4b-9f53-6e2f4a1b7c12',
  name: 'For the bank',
  reason: 'asked',
  by: { name: 'Eva', is_caller: false },
});
const listed = (...versions: Version[]) => ({ status: 200, body: { versions } });

const before: Draft = {
  ...emptyDraft(),
  general: { ...emptyDraft().general, companyName: 'Mill' },
  mission: { ...emptyDraft().mission, mission: 'We bake bread in an old mill.' },
};
const content = {
  version: BANK,
  business_plan_content: encodeContent({ plan: planOf(before), theme: before.theme }),
};

function open(...answers: Parameters<typeof stubServer>) {
  sessionStore.begin('token', ANA);
  vi.spyOn(planSync, 'run').mockResolvedValue({ kind: 'saved', planId: ANA._id });
  const calls = stubServer(...answers);
  const store = draftHandedIn({
    general: { ...before.general, companyName: 'Windmill' },
    mission: { ...before.mission, mission: 'We bake good bread in a mill.' },
  });
  renderWithPlan(
    store,
    <>
      <VersionsDialog id={ANA._id} name="Mill" onClose={() => undefined} />
      <QuestionDialog />
    </>,
  );
  return { calls, store };
}

const press = async (key: WordKey) =>
  userEvent.click(await screen.findByRole('button', { name: words(key) }));
const compare = async () =>
  userEvent.click(
    (await screen.findAllByRole('button', { name: new RegExp(`^${words('versions:compare')}`) }))[0] ??
      document.body,
  );

/** In the question, which stands in a dialog of its own. */
async function confirm() {
  const title = i18next.t('versions:restore.text');
  const question = (await screen.findByText(title)).closest<HTMLElement>(
    '[role="dialog"], [role="alertdialog"]',
  );
  if (question === null) throw new Error('no question is asked');
  await userEvent.click(within(question).getByRole('button', { name: words('versions:restore.action') }));
}

describe('the versions of a plan', () => {
  it('say when, by whom and why they were kept', async () => {
    open(listed(BANK, version()));
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('For the bank');
    expect(first?.textContent).toContain(`${words('versions:reason.asked')} · Eva`);
    expect(second?.textContent).toContain(words('versions:reason.work'));
  });

  it('are kept by a name, which is asked for', async () => {
    const { calls } = open(listed(), { status: 201, body: { versions: [BANK] } });
    await screen.findByText(words('versions:none'));
    await press('versions:name.keep');
    await screen.findByText(words('versions:name.required'));
    await userEvent.type(screen.getByLabelText(words('versions:name.label')), ' For the bank ');
    await press('versions:name.keep');
    await screen.findByText(i18next.t('versions:name.kept', { name: 'For the bank' }));
    expect(calls.at(-1)?.body).toEqual({ reason: 'asked', name: 'For the bank' });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('are not kept where the server says why', async () => {
    open(listed(), refusal(422, 'too_many_versions', 'There are too many.'), listed());
    await userEvent.type(await screen.findByLabelText(words('versions:name.label')), 'One more');
    await press('versions:name.keep');
    await screen.findByText('There are too many.');
  });

  it('are compared with the plan as it is, and restored as one edit that is undone as one', async () => {
    const { calls, store } = open(
      listed(BANK),
      { status: 200, body: content },
      {
        status: 201,
        body: { versions: [version({ reason: 'restored' }), BANK] },
      },
    );
    await compare();
    const mission = await screen.findByText('good');
    expect(mission.tagName).toBe('INS');
    expect(screen.getByText('Mill', { selector: 'del' })).toBeDefined();
    expect(screen.getByText('Windmill', { selector: 'ins' })).toBeDefined();
    await press('versions:restore.action');
    await confirm();
    await vi.waitFor(() => expect(store.getState().draft.general.companyName).toBe('Mill'));
    expect(calls.at(-1)?.body).toEqual({ reason: 'restored' });
    expect(store.getState().draft.mission.mission).toBe('We bake bread in an old mill.');
    store.undo();
    expect(store.getState().draft.general.companyName).toBe('Windmill');
    expect(store.getState().draft.mission.mission).toBe('We bake good bread in a mill.');
  });

  it('are not restored while the plan cannot be kept as it is', async () => {
    const { store } = open(
      listed(BANK),
      { status: 200, body: content },
      refusal(503, 'server_busy', 'Busy.'),
      listed(BANK),
    );
    await compare();
    await press('versions:restore.action');
    await confirm();
    await screen.findByText('Busy.');
    expect(store.getState().draft.general.companyName).toBe('Windmill');
  });
});
