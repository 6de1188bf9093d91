import type { DraftStore } from '../draft-store.ts';
import { type FakeBrowser, type FakeTab, settle } from './fake-browser.ts';

export const missionOf = (store: DraftStore) => store.getState().draft.mission.mission;

/** Types into the mission of a tab's draft. */
export const write = ({ drafts }: FakeTab, text: string) => drafts.setField('mission', 'mission', text);

/** Writes a tab's draft at once. */
export const flush = async ({ drafts }: FakeTab) => {
  drafts.flush();
  await settle();
};

/** The draft as a new tab of the browser reads it. */
export const reopened = async (browser: FakeBrowser, id?: string) => {
  const { drafts } = browser.openTab(id);
  await settle();
  return drafts;
};
