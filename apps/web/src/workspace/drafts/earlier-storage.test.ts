import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyDraft } from './draft.ts';
import { findEarlierDraft, takeOverEarlierDraft } from './earlier-storage.ts';
import { encodeRecord } from './stored-record.ts';
import { FakeBrowser, settle } from './testing/fake-browser.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PLAN = '0b1f7c1e-5c0e-4b5e-9a36-3f1f1a1c0a01';
const OTHER = '9d2b7c1e-5c0e-4b5e-9a36-3f1f1a1c0a02';

const mission = (text: string, writer = 'old') => {
  const data = { ...emptyDraft().mission, mission: text };
  return encodeRecord({ writer, seen: { [writer]: 1 }, data });
};
const link = {
  kind: 'plan',
  account: 'account',
  draft: PLAN,
  id: PLAN,
  version: 3,
  saved: { mission: 'print' },
  attempts: [],
  name: 'Horno',
};

/** What a browser does with its storage when the release that keeps a draft a plan comes. */
async function start(browser: FakeBrowser) {
  const earlier = findEarlierDraft(browser.storage);
  if (earlier === undefined) throw new Error('nothing of an earlier release');
  const tab = browser.openTab(earlier.id);
  const over = takeOverEarlierDraft(earlier, tab.drafts.records(), tab.repository, browser.storage);
  await settle();
  await over;
  await settle();
  return { tab, id: earlier.id };
}

it('the draft of a saved plan becomes the draft of that plan, with its link', async () => {
  const browser = new FakeBrowser();
  browser.storage.texts.set('form.mission', mission('Kept')).set('openPlan', JSON.stringify(link));
  const { tab, id } = await start(browser);
  expect(id).toBe(PLAN);
  expect(tab.drafts.getState().draft.mission.mission).toBe('Kept');
  const records = browser.database.drafts.get(PLAN);
  expect(JSON.parse(records?.get('plan') ?? '')).toEqual({ ...link, draft: undefined, id: undefined });
  expect(records?.get('form.mission')).toContain('Kept');
  expect(findEarlierDraft(browser.storage)).toBeUndefined();
});

it('a visitor’s draft gets an id of its own, and keeps it', async () => {
  const browser = new FakeBrowser();
  browser.storage.texts.set('form.mission', mission('A visitor’s'));
  const { tab, id } = await start(browser);
  expect(tab.drafts.getState().draft.mission.mission).toBe('A visitor’s');
  expect(findEarlierDraft(browser.storage)).toBeUndefined();
  expect(browser.openTab().drafts.draftId()).toBe(id);
});

it('a version set aside, and damaged text, stay with it', async () => {
  const browser = new FakeBrowser();
  browser.storage.texts
    .set('form.mission', mission('Theirs', 'one'))
    .set('form.mission.aside.two', mission('Mine', 'two'))
    .set('form.team.recovered.x', '{"half');
  const { tab } = await start(browser);
  expect(tab.drafts.getState().conflicts.mission).toMatchObject({
    mine: { mission: 'Mine' },
    theirs: { mission: 'Theirs' },
  });
  expect(browser.texts).toContain('{"half');
});

it('text on its way to another plan waits for the tab that opens that plan', async () => {
  const browser = new FakeBrowser();
  const left = {
    id: OTHER,
    account: 'account',
    plan: OTHER,
    isNew: false,
    part: 'mission',
    mine: mission('On its way'),
    base: mission('Before'),
  };
  browser.storage.texts
    .set('form.mission', mission('Kept'))
    .set('openPlan', JSON.stringify(link))
    .set(`left.${OTHER}`, JSON.stringify(left));
  await start(browser);
  expect([...browser.storage.texts.keys()].filter((key) => key.startsWith('left.'))).toEqual([]);
  const other = browser.openTab(OTHER);
  await settle();
  expect(JSON.stringify(other.drafts.getState())).toContain('On its way');
});

it('is found again after a start that was cut short', async () => {
  const browser = new FakeBrowser();
  browser.storage.texts.set('form.mission', mission('Kept')).set('openPlan', JSON.stringify(link));
  findEarlierDraft(browser.storage);
  const { tab, id } = await start(browser);
  expect([id, tab.drafts.getState().draft.mission.mission]).toEqual([PLAN, 'Kept']);
  expect(browser.database.drafts.get(PLAN)?.get('plan')).toContain('Horno');
});
