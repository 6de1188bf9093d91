import { isEmptyDraft } from '../drafts/draft.ts';
import { createFromDraft } from './create-step.ts';
import { deliverLeftWords } from './deliver-left-words.ts';
import { linkOfDraft, newPlan, type PlanLink } from './plan-link.ts';
import { saveToPlan } from './save-step.ts';
import { failureOf, type StepOptions, type StepResult } from './step-result.ts';
import type { SyncPorts } from './sync-ports.ts';

/** One look at draft, link and account, and the one call that follows from them. Never more than one save under way. */
export async function takeStep(ports: SyncPorts, options: StepOptions): Promise<StepResult> {
  const { draftStore, links } = ports;
  const account = await ports.account();
  const delivery =
    account.kind === 'known' ? await deliverLeftWords(ports, options.flight, account.id) : undefined;
  if (delivery?.kind === 'failed') return delivery.result;
  draftStore.flush();
  draftStore.refresh();
  const { draft, conflicts } = draftStore.getState();
  if (account.kind === 'signedOut') {
    // Without text there is nothing of a plan here: nobody shall take it for an emptied one.
    if (isEmptyDraft(draft)) links.clear();
    return { state: { kind: 'local' } };
  }
  if (account.kind === 'expired') return { state: { kind: 'expired' } };
  if (account.kind === 'unreachable') return { state: { kind: 'offline' }, retryIn: 'backoff' };
  if (Object.keys(conflicts).length > 0) return { state: { kind: 'undecided' } };

  const link = linkOfDraft(ports);
  if (link?.account === account.id && link.kind === 'plan') {
    const check = options.check || delivery?.plans.includes(link.id) === true;
    return saveToPlan(ports, { ...options, check }, link);
  }
  if (isEmptyDraft(draft)) return startBlank(ports, account.id, link);
  if (link?.account === account.id && link.kind === 'new') {
    return createFromDraft(ports, options, link, draft);
  }
  if (link?.account === account.id && link.kind === 'later') return { state: { kind: 'aside' } };
  return link === undefined ? meetPlans(ports, account.id) : { state: { kind: 'asking' } };
}

function startBlank(
  { links, draftStore }: SyncPorts,
  account: string,
  link: PlanLink | undefined,
): StepResult {
  if (link?.account !== account || link.kind !== 'new') links.write(newPlan(account, draftStore.draftId()));
  return { state: { kind: 'empty' } };
}

/** A visitor's draft becomes the first plan by itself; beside other plans its owner is asked. */
async function meetPlans({ server, links, draftStore }: SyncPorts, account: string): Promise<StepResult> {
  const plans = await server.list();
  if (plans.isError) return failureOf(plans);
  if (plans.body.length > 0) return { state: { kind: 'asking' } };
  if (links.read() === undefined) links.write(newPlan(account, draftStore.draftId()));
  return { state: { kind: 'saving' }, again: true };
}
