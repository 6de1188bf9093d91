import { sessionStore } from '../../shared/session/this-session.ts';
import { planStore, planSync } from '../plan-store/singletons.ts';

/** Who pays for a plan of another account, as its people know it. */
let payer: { readonly plan: string; readonly mayExport: boolean } | undefined;
const listeners = new Set<() => void>();

/** Whether the owner of a plan has paid for its documents. */
export function notePayer(plan: string, mayExport: boolean): void {
  payer = { plan, mayExport };
  for (const listener of listeners) listener();
}

/**
 * The saved plan that this tab's draft is, unless its owner is known not to take documents out: named in the request for a
 * preview, it lets the server leave the watermark away, so that they see what they download.
 */
export function planWithoutWatermark(): string | null {
  const { kind, user } = sessionStore.getState();
  const { account, epoch } = planStore.record();
  if (kind !== 'signedIn' || epoch === 0) return null;
  if (user !== undefined && user._id !== account) return null;
  const plan = planStore.draftId();
  const mayExport = payer?.plan === plan ? payer.mayExport : user?.user_entitlement.may_export;
  return mayExport === false ? null : plan;
}

/** Calls whenever that may have changed. */
export function onWatermarkChange(listener: () => void): () => void {
  listeners.add(listener);
  const stops = [
    ...[sessionStore.subscribe(listener), planSync.store.subscribe(listener)],
    () => listeners.delete(listener),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Calls whenever a preview made from now on may be without the watermark that the last one had. */
export function onWatermarkGone(listener: () => void): void {
  let before = planWithoutWatermark();
  onWatermarkChange(() => {
    const now = planWithoutWatermark();
    const isNew = before === null && now !== null;
    before = now;
    if (isNew) listener();
  });
}
