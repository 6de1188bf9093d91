import { decodeContent } from '@trazo/contract/content/content-codec';
import type { PlanSummary } from '@trazo/contract/plans/plan';
import { printableContent } from '../drafts/assemble-content.ts';
import type { Draft } from '../drafts/draft.ts';
import { contentPrint, printsOf } from './draft-prints.ts';
import { type LinkOf, type PlanLinks, withAttempt } from './plan-link.ts';
import type { PlanServer } from './plan-server.ts';
import { failureOf, isUncertain, type StepOptions, type StepResult } from './step-result.ts';
import type { SyncPorts } from './sync-ports.ts';

/** As many of the newest plans are looked at for one whose answer got lost. */
const LOOKED_AT = 5;

/** Creates the plan of a draft, unless an earlier attempt did and only its answer got lost. */
export async function createFromDraft(
  ports: SyncPorts,
  { flight }: StepOptions,
  link: LinkOf<'new'>,
  draft: Draft,
): Promise<StepResult> {
  const { server, links } = ports;
  const print = contentPrint(printableContent(draft));
  if (link.attempts.length > 0) {
    const lost = await findLost(server, link.attempts);
    if (lost.isError) return failureOf(lost);
    if (lost.body !== undefined) {
      const { summary, print: arrived } = lost.body;
      acknowledge(links, link, summary, arrived === print ? draft : undefined);
      return { state: { kind: 'saving' }, again: true };
    }
  }
  const content = await ports.assemble(draft);
  if (flight.isBusy) {
    await flight.settled();
    return { state: { kind: 'saving' }, again: true };
  }
  const pending = withAttempt(link, print);
  links.write(pending);
  const result = await flight.start(() => server.create(content, link.name));
  if (result.isError) {
    if (!isUncertain(result) && stillIs(links, link)) links.write(link);
    return failureOf(result);
  }
  acknowledge(links, link, result.body, draft);
  return { state: { kind: 'saved', planId: result.body._id }, again: true };
}

const stillIs = (links: PlanLinks, { account }: LinkOf<'new'>): boolean => {
  const now = links.read();
  return now?.kind === 'new' && now.account === account;
};

/** From here on the draft is that plan, unless it was taken off this device meanwhile. */
function acknowledge(
  links: PlanLinks,
  link: LinkOf<'new'>,
  summary: PlanSummary,
  draft: Draft | undefined,
): void {
  if (!stillIs(links, link)) return;
  links.write({
    kind: 'plan',
    account: link.account,
    id: summary._id,
    version: summary.version,
    saved: draft === undefined ? {} : printsOf(draft),
    attempts: [],
  });
}

interface Lost {
  readonly summary: PlanSummary;
  readonly print: string;
}

async function findLost(server: PlanServer, attempts: readonly string[]) {
  const plans = await server.list();
  if (plans.isError) return plans;
  const untouched = plans.body.filter(({ version }) => version === 1).slice(0, LOOKED_AT);
  for (const summary of untouched) {
    const opened = await server.open(summary._id);
    if (opened.isError && opened.status === 404) continue;
    if (opened.isError) return opened;
    const content = decodeContent(opened.body.business_plan_content);
    const print = content.ok ? contentPrint(content) : undefined;
    if (print !== undefined && attempts.includes(print)) {
      const body: Lost | undefined = { summary, print };
      return { isError: false, body } as const;
    }
  }
  return { isError: false, body: undefined } as const;
}
