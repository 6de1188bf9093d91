import { wrongAnswers } from '@trazo/contract/plan-document/wrong-answers';
import type { PlanSummary } from '@trazo/contract/plans/plan';
import { printableContent } from '../drafts/assemble-content.ts';
import type { Draft } from '../drafts/draft.ts';
import { isUnreadable } from '../drafts/draft-state.ts';
import { contentPrint, hasPictures, printsOf, samePrints } from './draft-prints.ts';
import { restorePictures } from './lost-pictures.ts';
import { openOnServer } from './open-on-server.ts';
import { type LinkOf, type PlanLinks, withAttempt } from './plan-link.ts';
import { draftOf } from './show-draft.ts';
import {
  afterFlight,
  failureOf,
  isUncertain,
  LOOK_AGAIN,
  type StepOptions,
  type StepResult,
  savedUnlessTyped,
} from './step-result.ts';
import type { SyncPorts } from './sync-ports.ts';
import { isTriedAgain } from './sync-state.ts';
import type { SyncSubject } from './sync-subject.ts';
import { takeServerVersion } from './take-server-version.ts';

type PlanLinked = LinkOf<'plan'>;

/** Saves the draft over the version it was made from (optimistic concurrency). */
export async function saveToPlan(
  ports: SyncPorts,
  { flight, check, subject }: StepOptions,
  link: PlanLinked,
): Promise<StepResult> {
  const { server, draftStore } = ports;
  const { links, planId: id } = subject;
  const state = draftStore.getState();
  const { draft } = state;
  if (isUnreadable(state)) return fastForward(ports, subject, link, draft);
  const isSaved = samePrints(link.saved, printsOf(draft));
  const saved = (): StepResult => ({ state: savedUnlessTyped(ports, id, draft) });
  if (isSaved && !check) return saved();
  const restored = await restorePictures(ports, draft, id);
  if (restored !== undefined) return restored;
  if (isSaved) return takeInNewer(ports, subject, link, draft);
  const print = contentPrint(printableContent(draft));
  const content = await ports.assemble(draft);
  if (flight.isBusy) return afterFlight(flight);
  links.write(withAttempt(link, print));
  const { version } = link;
  const result = await flight.start(() => server.save({ id, version, content }));
  if (!result.isError) {
    acknowledge(links, link, result.body, draft);
    return saved();
  }
  if (result.code === 'plan_changed_elsewhere') return meetNewerVersion(ports, subject, link, draft, print);
  if (!isUncertain(result)) updateLink(links, link, { attempts: link.attempts });
  return result.status === 404 ? { state: { kind: 'gone' } } : failureOf(result);
}

/** Notes what the server has acknowledged, unless another tab has noted a later version. */
export function acknowledge(
  links: PlanLinks,
  link: PlanLinked,
  { version, business_plan_name: name }: Pick<PlanSummary, 'version' | 'business_plan_name'>,
  draft: Draft | undefined,
): void {
  const saved = draft === undefined ? {} : printsOf(draft);
  updateLink(links, link, { version, saved, attempts: [], name });
}

function updateLink(links: PlanLinks, link: PlanLinked, change: Partial<PlanLinked>): void {
  const now = links.read();
  if (now?.kind !== 'plan' || now.account !== link.account || now.version !== link.version) return;
  links.write({ ...now, ...change });
}

/** The version is not ours any more: either our own save arrived and its answer did not, or another device was faster. */
async function meetNewerVersion(
  ports: SyncPorts,
  { links, planId }: SyncSubject,
  before: PlanLinked,
  draft: Draft,
  print: string,
): Promise<StepResult> {
  const now = links.read();
  const link = now?.kind === 'plan' ? now : before;
  const opened = await openOnServer(ports, planId);
  if (!opened.isOpen) return opened.result;
  const { summary, content } = opened;
  const arrived = contentPrint(content);
  const isOurs = summary.version === link.version + 1 && link.attempts.includes(arrived);
  const isTheSame = arrived === print && !hasPictures(content);
  if (isOurs || isTheSame) {
    acknowledge(links, link, summary, arrived === print ? draft : undefined);
    return LOOK_AGAIN;
  }
  return { state: { kind: 'conflict', theirs: { summary, content } } };
}

const holdsWrongAnswer = ({ finance: { assumptions } }: Draft): boolean =>
  assumptions !== null && wrongAnswers(assumptions).length > 0;

/** Nothing to save: fast-forward to what another device saved since, unless something was typed. */
async function takeInNewer(
  ports: SyncPorts,
  subject: SyncSubject,
  link: PlanLinked,
  draft: Draft,
): Promise<StepResult> {
  const plans = await ports.server.list();
  const saved = (): StepResult => ({ state: savedUnlessTyped(ports, subject.planId, draft) });
  if (plans.isError) return plans.status === 401 ? failureOf(plans) : saved();
  const now = plans.body.find(({ _id }) => _id === subject.planId);
  if (now === undefined) return { state: { kind: 'gone' } };
  if (now.version <= link.version) {
    if (now.business_plan_name !== link.name)
      updateLink(subject.links, link, { name: now.business_plan_name });
    return saved();
  }
  // A text where a number belongs never went up: it is not replaced without a question.
  const result = holdsWrongAnswer(draft)
    ? await meetNewerVersion(ports, subject, link, draft, contentPrint(printableContent(draft)))
    : await fastForward(ports, subject, link, draft);
  return isTriedAgain(result.state) ? saved() : result;
}

/** Fast-forward: replaces with the plan as the server has it a draft that has not changed. */
async function fastForward(
  ports: SyncPorts,
  { links, planId }: SyncSubject,
  link: PlanLinked,
  draft: Draft,
): Promise<StepResult> {
  const { draftStore } = ports;
  const opened = await openOnServer(ports, planId);
  if (!opened.isOpen) return opened.result;
  const next = await draftOf(ports, opened.content);
  if (draftStore.getState().draft !== draft) return LOOK_AGAIN;
  const { version, business_plan_name: name } = opened.summary;
  if (!takeServerVersion(draftStore, links, next, { ...link, version, name })) return LOOK_AGAIN;
  return { state: { kind: 'saved', planId }, updated: true };
}
