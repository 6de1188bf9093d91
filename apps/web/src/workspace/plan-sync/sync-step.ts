import { isEmptyDraft } from '../drafts/draft.ts';
import { createFromDraft } from './create-step.ts';
import { newPlan, type PlanLink } from './plan-link.ts';
import { saveToPlan } from './save-step.ts';
import { failureOf, LOOK_AGAIN, type StepOptions, type StepResult } from './step-result.ts';
import type { SyncPorts } from './sync-ports.ts';
import type { SyncSubject } from './sync-subject.ts';

/** One look at draft, link and account, and the one call that follows from them. Never more than one save under way. */
export async function takeStep(ports: SyncPorts, options: StepOptions): Promise<StepResult> {
  const { draftStore } = ports;
  const { links, isShown } = options.subject;
  const account = await ports.account();
  await draftStore.records().ready;
  // Another draft is shown since this look was asked for: the next look is about that.
  if (!isShown()) return LOOK_AGAIN;
  draftStore.flush();
  const { draft, conflicts } = draftStore.getState();
  if (account.kind === 'signedOut') {
    // Without text there is nothing of a plan here: it must not count as an emptied one.
    if (isEmptyDraft(draft)) links.clear();
    return { state: { kind: 'local' } };
  }
  if (account.kind === 'expired') return { state: { kind: 'expired' } };
  if (account.kind === 'unreachable') return { state: { kind: 'offline' }, retryIn: 'backoff' };
  if (Object.keys(conflicts).length > 0) return { state: { kind: 'undecided' } };

  const link = links.read();
  if (link?.account === account.id && link.kind === 'plan') return saveToPlan(ports, options, link);
  if (isEmptyDraft(draft)) return startBlank(options.subject, account.id, link);
  if (link?.account === account.id && link.kind === 'new') {
    return createFromDraft(ports, options, link, draft);
  }
  if (link?.account === account.id && link.kind === 'later') return { state: { kind: 'aside' } };
  return link === undefined ? meetPlans(ports, options.subject, account.id) : { state: { kind: 'asking' } };
}

function startBlank({ links }: SyncSubject, account: string, link: PlanLink | undefined): StepResult {
  if (link?.account !== account || link.kind !== 'new') links.write(newPlan(account));
  return { state: { kind: 'empty' } };
}

/**
 * A visitor's draft becomes the first plan by itself; beside other plans its owner is asked. A plan with the draft's own id is
 * the one an earlier attempt made: the page was left before its link was stored.
 */
async function meetPlans(
  { server }: SyncPorts,
  { planId, links }: SyncSubject,
  account: string,
): Promise<StepResult> {
  const plans = await server.list();
  if (plans.isError) return failureOf(plans);
  const isOwn = plans.body.some(({ _id }) => _id === planId);
  if (plans.body.length > 0 && !isOwn) return { state: { kind: 'asking' } };
  if (links.read() === undefined) links.write(newPlan(account));
  return LOOK_AGAIN;
}
