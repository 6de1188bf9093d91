import { draftStore } from '../drafts/this-tab.ts';
import { planSync } from '../plan-sync/this-tab-sync.ts';
import { sessionStore } from '../session/this-session.ts';

/**
 * The saved plan that this tab's draft is, unless its owner is known not to take documents out: named in the request for a
 * preview, it lets the server leave the watermark away, so that they see what they download.
 */
export function unmarkedPlan(): string | null {
  const { kind, user } = sessionStore.getState();
  const home = planSync.home();
  if (kind !== 'signedIn' || home === undefined || home.isNew) return null;
  if (home.draft !== draftStore.draftId() || (user !== undefined && user._id !== home.account)) return null;
  return user?.user_entitlement.may_take_out === false ? null : home.plan;
}

/** Calls whenever a preview made from now on may be without the mark that the last one had. */
export function onUnmarked(listener: () => void): void {
  let before = unmarkedPlan();
  const look = () => {
    const now = unmarkedPlan();
    const isNew = before === null && now !== null;
    before = now;
    if (isNew) listener();
  };
  sessionStore.subscribe(look);
  planSync.subscribe(look);
}
