import type { DraftStore } from '../drafts/draft-store.ts';
import { type PlanLinks, planLinksOf } from './plan-link.ts';

/** The draft that a step is about: its tab may show another one before the step's call has been answered. */
export interface SyncSubject {
  /** The id of the plan that the draft is or will be. */
  readonly planId: string;
  readonly links: PlanLinks;
  /** Whether the tab still shows it. */
  isShown(): boolean;
}

export function subjectOf(draftStore: Pick<DraftStore, 'draftId' | 'records'>): SyncSubject {
  const planId = draftStore.draftId();
  return {
    planId,
    links: planLinksOf(draftStore.records()),
    isShown: () => draftStore.draftId() === planId,
  };
}
