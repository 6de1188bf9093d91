import type { Draft } from '../drafts/draft.ts';
import { printsOf } from './draft-prints.ts';
import { restorePictures } from './lost-pictures.ts';
import { type LinkOf, newPlan, type PlanLinks } from './plan-link.ts';
import { failureOf, type StepOptions, type StepResult, savedUnlessTyped } from './step-result.ts';
import type { SyncPorts } from './sync-ports.ts';

/** Creates the plan of a draft; where an earlier attempt did and only its answer got lost, goes on with that plan. */
export async function createFromDraft(
  ports: SyncPorts,
  { flight }: StepOptions,
  link: LinkOf<'new'>,
  draft: Draft,
): Promise<StepResult> {
  const { server, links } = ports;
  const restored = await restorePictures(ports, draft);
  if (restored !== undefined) return restored;
  const content = await ports.assemble(draft);
  if (flight.isBusy) {
    await flight.settled();
    return { state: { kind: 'saving' }, again: true };
  }
  const { id, name } = link;
  const result = await flight.start(() => server.create({ id, content, name }));
  if (!result.isError) {
    becomePlan(links, link, result.body, draft);
    return { state: savedUnlessTyped(ports, id, draft), again: true };
  }
  if (result.code === 'plan_changed_elsewhere') {
    // An earlier attempt arrived: what was typed since is saved over it, unless another device was there meanwhile.
    becomePlan(links, link, { version: 1, business_plan_name: name }, undefined);
    return { state: { kind: 'saving' }, again: true };
  }
  if (result.status === 404) {
    if (isStill(links, link)) links.write(newPlan(link.account, ports.draftStore.draftId(), name));
    return { state: { kind: 'saving' }, again: true };
  }
  return failureOf(result);
}

const isStill = (links: PlanLinks, { account, id }: LinkOf<'new'>): boolean => {
  const now = links.read();
  return now?.kind === 'new' && now.account === account && now.id === id;
};

/** From here on the draft is that plan, unless it was taken off this device or made another plan meanwhile. */
function becomePlan(
  links: PlanLinks,
  link: LinkOf<'new'>,
  { version, business_plan_name }: { version: number; business_plan_name: string | undefined },
  acknowledged: Draft | undefined,
): void {
  if (!isStill(links, link)) return;
  const { name: _new, ...rest } = link;
  const saved = acknowledged === undefined ? {} : printsOf(acknowledged);
  links.write({ ...rest, kind: 'plan', version, saved, attempts: [], name: business_plan_name });
}
