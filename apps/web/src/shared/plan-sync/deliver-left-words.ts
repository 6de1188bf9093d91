import { decodeContent } from '@trazo/contract/content/content-codec';
import { printableContent } from '../drafts/assemble-content.ts';
import { type Draft, emptyDraft, type PartData } from '../drafts/draft.ts';
import { readRecord } from '../drafts/stored-record.ts';
import { partPrint } from './draft-prints.ts';
import type { LeftText } from './left-words.ts';
import type { SingleFlight } from './single-flight.ts';
import { failureOf, type StepResult } from './step-result.ts';
import { draftOf } from './switch-draft.ts';
import type { SyncPorts } from './sync-ports.ts';

type Delivery =
  /** The plans that have another text now. */
  | { readonly kind: 'delivered'; readonly plans: readonly string[] }
  | { readonly kind: 'failed'; readonly result: StepResult };

/** `kept`: the plan cannot be read by this version of the application. */
type Outcome = 'done' | 'kept' | Failed;
type Failed = Extract<Awaited<ReturnType<SyncPorts['server']['open']>>, { isError: true }>;

/** Puts text of plans that were left before it was written into those plans. */
export async function deliverLeftWords(
  ports: SyncPorts,
  flight: SingleFlight,
  account: string,
): Promise<Delivery> {
  const plans: string[] = [];
  for (const { plan, texts } of deliveriesOf(ports.leftWords.of(account))) {
    const outcome = await deliver(ports, flight, plan, texts);
    if (outcome === 'done') {
      for (const text of texts) ports.leftWords.remove(text);
      plans.push(plan);
    } else if (outcome !== 'kept') {
      const result = resultOf(outcome);
      // What the server does not take keeps no other plan from being saved.
      if (result.state.kind !== 'refused') return { kind: 'failed', result };
    }
  }
  return { kind: 'delivered', plans };
}

/** Plan by plan; where two tabs have left the same part, one after the other: none takes the other's place. */
function deliveriesOf(all: readonly LeftText[]): { plan: string; texts: LeftText[] }[] {
  const deliveries: { plan: string; texts: LeftText[] }[] = [];
  for (const text of all) {
    const fitting = deliveries.find(
      ({ plan, texts }) => plan === text.plan && texts.every(({ part }) => part !== text.part),
    );
    if (fitting) fitting.texts.push(text);
    else deliveries.push({ plan: text.plan, texts: [text] });
  }
  return deliveries;
}

const resultOf = (failure: Failed): StepResult =>
  failure.status === 409 ? { state: { kind: 'saving' }, again: true } : failureOf(failure);

async function deliver(
  ports: SyncPorts,
  flight: SingleFlight,
  plan: string,
  texts: readonly LeftText[],
): Promise<Outcome> {
  const { server } = ports;
  const opened = await server.open(plan);
  if (opened.isError && opened.status !== 404) return opened;
  if (opened.isError) {
    const [first] = texts;
    if (first === undefined) return 'done';
    // Of a plan that was deleted: nobody knows whether that was wanted for this text too.
    const id = first.isNew ? plan : first.id;
    return create(ports, flight, { id, draft: withTexts(emptyDraft(), texts), name: undefined });
  }
  const { business_plan_content, business_plan_name, version } = opened.body;
  const content = decodeContent(business_plan_content);
  if (!content.ok) return 'kept';
  const there = await draftOf(ports, content);
  const open = texts.filter((text) => !says(there, text.part, dataOf(text, 'mine')));
  const [first] = open;
  if (first === undefined) return 'done';
  const draft = withTexts(there, open);
  if (!open.every((text) => says(there, text.part, dataOf(text, 'base')))) {
    return create(ports, flight, { id: first.id, draft, name: ports.nameCopy(business_plan_name) });
  }
  const assembled = await ports.assemble(draft);
  await flight.settled();
  const result = await flight.start(() => server.save({ id: plan, version, content: assembled }));
  return result.isError ? result : 'done';
}

/** A plan that was created by an earlier attempt, whose answer got lost, is there. */
async function create(
  { server, assemble }: SyncPorts,
  flight: SingleFlight,
  { id, draft, name }: { id: string; draft: Draft; name: string | undefined },
): Promise<Outcome> {
  const content = await assemble(draft);
  await flight.settled();
  const result = await flight.start(() => server.create({ id, content, name }));
  return result.isError && result.code !== 'plan_changed_elsewhere' ? result : 'done';
}

const dataOf = (text: LeftText, of: 'mine' | 'base'): PartData | undefined =>
  readRecord(text.part, text[of])?.record.data;

const withTexts = (draft: Draft, texts: readonly LeftText[]): Draft => ({
  ...draft,
  ...Object.fromEntries(texts.map((text) => [text.part, dataOf(text, 'mine') ?? draft[text.part]])),
});

/** Whether a plan's part is what this says, as far as the server would take it. */
function says(plan: Draft, part: LeftText['part'], data: PartData | undefined): boolean {
  const said = data === undefined ? plan : { ...plan, [part]: data };
  return partPrint(printableContent(plan), part) === partPrint(printableContent(said), part);
}
