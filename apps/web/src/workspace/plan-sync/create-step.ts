import type { Draft } from '../drafts/draft.ts';
import { printsOf } from './draft-prints.ts';
import { restorePictures } from './lost-pictures.ts';
import { moveDraft } from './move-draft.ts';
import { type LinkOf, newPlan } from './plan-link.ts';
import {
  afterFlight,
  failureOf,
  LOOK_AGAIN,
  type StepOptions,
  type StepResult,
  savedUnlessTyped,
} from './step-result.ts';
import type { SyncPorts } from './sync-ports.ts';
import type { SyncSubject } from './sync-subject.ts';

/** Creates the plan of a draft; where an earlier attempt did and only its answer got lost, goes on with that plan. */
export async function createFromDraft(
  ports: SyncPorts,
  { flight, subject }: StepOptions,
  link: LinkOf<'new'>,
  draft: Draft,
): Promise<StepResult> {
  const { planId: id } = subject;
  const restored = await restorePictures(ports, draft);
  if (restored !== undefined) return restored;
  const content = await ports.assemble(draft);
  if (flight.isBusy) return afterFlight(flight);
  const { name } = link;
  const result = await flight.start(() => ports.server.create({ id, content, name }));
  if (!result.isError) {
    becomePlan(subject, link, result.body, draft);
    return { state: savedUnlessTyped(ports, id, draft) };
  }
  if (result.code === 'plan_changed_elsewhere') {
    // An earlier attempt arrived: what was typed since is saved over it, unless another device was there first.
    becomePlan(subject, link, { version: 1, business_plan_name: name }, undefined);
    return LOOK_AGAIN;
  }
  if (result.status === 404) {
    // The id is taken by a plan that this account may not see.
    if (subject.isShown()) moveDraft(ports, newPlan(link.account, name));
    return LOOK_AGAIN;
  }
  return failureOf(result);
}

/** From here on the draft is that plan, unless its link says something else by then. */
function becomePlan(
  { links }: SyncSubject,
  { account }: LinkOf<'new'>,
  { version, business_plan_name }: { version: number; business_plan_name: string | undefined },
  acknowledged: Draft | undefined,
): void {
  const now = links.read();
  if (now?.kind !== 'new' || now.account !== account) return;
  const saved = acknowledged === undefined ? {} : printsOf(acknowledged);
  links.write({ kind: 'plan', account, version, saved, attempts: [], name: business_plan_name });
}
