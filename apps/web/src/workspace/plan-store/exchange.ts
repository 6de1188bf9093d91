import { applyDifference } from '@trazo/contract/plan-document/difference';
import { readDocument } from '@trazo/contract/plan-document/read';
import { reachedDocument } from '@trazo/contract/plan-document/rebuild';
import { FILE_REFERENCES } from '@trazo/plan/kept-files';
import * as Y from 'yjs';
import type { ApiError } from '../../shared/api/api-client.ts';
import { randomId } from '../../shared/identifiers/random-id.ts';
import type { DevicePlans } from './device-plans.ts';
import { DRAFT_PARTS } from './draft.ts';
import { bytesOf, documentFrom, isBlank } from './fold.ts';
import type { PlanServer, SentAnswer, ServerDocument } from './plan-server.ts';
import type { PlanState } from './plan-state.ts';
import { NEW_PLAN, type PlanRecord, type StoredPlan, type StoredUpdate } from './stored-plan.ts';

/** Who is at this browser, as far as the server has said. */
export type AccountNow =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unreachable'; readonly error: string }
  | { readonly kind: 'known'; readonly id: string };

/** What the exchange stands on. */
export interface ExchangePorts {
  readonly device: DevicePlans;
  readonly server: PlanServer;
  /** Fetches the account where only a token is known. */
  readonly account: () => Promise<AccountNow>;
  /** The file behind a reference as a data URL; empty where this browser has none (any more), undefined while it cannot look. */
  readonly fileOf: (reference: string) => Promise<string | undefined>;
  /** Mutual exclusion: one piece of work on a plan at a time among all tabs of this browser. */
  readonly exclusively: <Result>(plan: string, work: () => Promise<Result>) => Promise<Result>;
}

export interface ExchangeResult {
  readonly state: PlanState;
  /** To be tried again by itself after so many milliseconds, or after a pause that grows with each failure. */
  readonly retryIn?: number | 'backoff';
  /** References of files that the server knows by another; empty where neither it nor this browser has the file. */
  readonly renamed?: ReadonlyMap<string, string>;
}

/** The change that changes nothing: it only asks what others have written. */
const NOTHING = Y.encodeStateAsUpdate(new Y.Doc());

const saved = (planId: string): ExchangeResult => ({ state: { kind: 'saved', planId } });
const GONE: ExchangeResult = { state: { kind: 'gone' } };
const ON_DEVICE: ExchangeResult = { state: { kind: 'onDevice' } };

/**
 * Sends what this device has of a plan and the server has not, and takes in what others have written since. `asks` also when
 * there is nothing to send.
 */
export const exchange = (ports: ExchangePorts, plan: string, asks: boolean): Promise<ExchangeResult> =>
  alone(ports, plan, async () => {
    const account = await ports.account();
    if (account.kind === 'signedOut') return ON_DEVICE;
    if (account.kind === 'expired') return { state: { kind: 'signedOut' } };
    if (account.kind === 'unreachable') return { state: { kind: 'offline' }, retryIn: 'backoff' };
    const stored = await ports.device.read(plan);
    const record = stored.record ?? NEW_PLAN;
    if (record.account !== undefined && record.account !== account.id) return GONE;
    const unsent = bytesOf(stored, false);
    if (record.epoch === 0 && isBlank(unsent)) return ON_DEVICE;
    if (unsent.length === 0 && !asks) return saved(plan);
    const owned = { ...record, account: account.id };
    // Whose it is counts also when the call comes to nothing.
    if (record.account === undefined) ports.device.keep(plan, { record: owned });
    return send(ports, plan, stored, owned);
  });

/** One piece of work at a time, which ends when the next can read what it has kept. */
const alone = <Result>(
  { device, exclusively }: Pick<ExchangePorts, 'device' | 'exclusively'>,
  plan: string,
  work: () => Promise<Result>,
): Promise<Result> =>
  exclusively(plan, async () => {
    const result = await work();
    await device.flush();
    return result;
  });

async function send(
  ports: ExchangePorts,
  plan: string,
  stored: StoredPlan,
  record: PlanRecord,
): Promise<ExchangeResult> {
  const unsent = bytesOf(stored, false);
  const { epoch, revision } = record;
  const change = { epoch, revision, update: unsent.length === 0 ? NOTHING : Y.mergeUpdates(unsent) };
  const { renamed, failure } = await upload(ports, plan, change.update);
  if (failure !== undefined) return failure;
  if (renamed.size > 0) return { state: { kind: 'saving' }, retryIn: 'backoff', renamed };
  let result = await ports.server.send(plan, change);
  if (result.isError && result.code === 'changes_incomplete') {
    const all = [...bytesOf(stored, true), ...unsent];
    result = await ports.server.send(plan, { epoch, revision: 0, update: Y.mergeUpdates(all) });
  }
  if (result.isError) {
    if (result.code === 'image_missing') {
      const nowhere = new Map(result.details.map(({ path }) => [path, '']));
      return { ...failureOf(result), renamed: nowhere };
    }
    if (result.code === 'document_replaced') return takeNewEpoch(ports, plan, record);
    return result.status === 404 ? GONE : failureOf(result);
  }
  const { update, ...now } = result.body;
  const isNews = update !== undefined || now.revision !== revision || now.name !== record.name;
  if (unsent.length === 0 && !isNews) return saved(plan);
  const sent = [...stored.updates].filter(([, { isSent }]) => !isSent).map(([key]) => key);
  const add = new Map([
    ...(unsent.length > 0 ? [asSent(change.update, now.epoch)] : []),
    ...(update === undefined ? [] : [asSent(update, now.epoch)]),
  ]);
  const owned = { account: record.account, ...now };
  // What could not be read is replaced by what the server has.
  const remove = [...sent, ...stored.damaged];
  ports.device.acknowledge(plan, { record: owned, add, remove }, update);
  return saved(plan);
}

/** Takes in what the server tells without being asked; what an answer has brought since is not news. */
export const takeIn = (
  ports: Pick<ExchangePorts, 'device' | 'exclusively'>,
  plan: string,
  { update, ...now }: SentAnswer,
): Promise<void> =>
  alone(ports, plan, async () => {
    const { device } = ports;
    const { record } = await device.read(plan);
    if (record?.epoch !== now.epoch || record.revision >= now.revision) return;
    const add = new Map(update === undefined ? [] : [asSent(update, now.epoch)]);
    device.acknowledge(plan, { record: { account: record.account, ...now }, add }, update);
  });

/** Uploads the files that a change names, before it; which of them the server knows by another name. */
async function upload(
  { server, fileOf }: ExchangePorts,
  plan: string,
  change: Uint8Array,
): Promise<{ readonly renamed: ReadonlyMap<string, string>; readonly failure?: ExchangeResult }> {
  const renamed = new Map<string, string>();
  for (const reference of referencesInBytes(change)) {
    const file = await fileOf(reference);
    if (file === undefined) return { renamed, failure: { state: { kind: 'offline' }, retryIn: 'backoff' } };
    // The server may have it; if it is nowhere, that refuses the change.
    if (file === '') continue;
    const result = await server.upload(plan, file);
    if (result.isError) return { renamed, failure: failureOf(result) };
    if (result.body.reference !== reference) renamed.set(reference, result.body.reference);
  }
  return { renamed };
}

/** In an update, a text stands as it is; a reference has no letter that would be written otherwise. */
const referencesInBytes = (bytes: Uint8Array): ReadonlySet<string> =>
  new Set(new TextDecoder('latin1').decode(bytes).match(FILE_REFERENCES));

/** The server has made its document smaller: what was not sent yet is written into the new one. */
async function takeNewEpoch(
  { device, server }: ExchangePorts,
  plan: string,
  record: PlanRecord,
): Promise<ExchangeResult> {
  const opened = await server.open(plan);
  if (opened.isError) return opened.status === 404 ? GONE : failureOf(opened);
  const { update, ...now } = opened.body;
  const stored = await device.read(plan);
  // Another tab has taken it meanwhile.
  if (stored.record?.epoch === now.epoch) return { state: { kind: 'saving' }, retryIn: 0 };
  const add = new Map([asSent(update, now.epoch)]);
  const rest = restOf(stored, opened.body);
  if (rest !== undefined) add.set(randomId(), { bytes: rest, isSent: false, epoch: now.epoch });
  const before = Y.encodeStateVector(documentFrom([...stored.updates.values()].map(({ bytes }) => bytes)));
  const owned = { account: record.account, ...now };
  await device.replace(
    plan,
    { record: owned, add, remove: [...stored.updates.keys(), ...stored.damaged] },
    before,
  );
  return { state: { kind: 'saving' }, retryIn: 0 };
}

const asSent = (bytes: Uint8Array, epoch: number): readonly [string, StoredUpdate] => [
  randomId(),
  { bytes, isSent: true, epoch },
];

/** What was written here and has not reached the server, as a change of another document. */
function restOf(stored: StoredPlan, { update }: ServerDocument): Uint8Array | undefined {
  const next = documentFrom([update]);
  const all = new Y.Doc({ gc: false });
  for (const { bytes } of stored.updates.values()) Y.applyUpdate(all, bytes);
  // Of some only the acknowledgement was lost.
  const reached = readDocument(reachedDocument(all, documentFrom(bytesOf(stored, true)), next));
  const mine = readDocument(all);
  const written: Uint8Array[] = [];
  next.on('update', (bytes: Uint8Array) => written.push(bytes));
  for (const part of DRAFT_PARTS) applyDifference(next, part, reached[part], mine[part], undefined);
  return written.length === 0 ? undefined : Y.mergeUpdates(written);
}

/** Answers that say nothing of what was sent. */
const isPassing = ({ status }: ApiError): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/** What a failed call means for the plan. */
export function failureOf(failure: ApiError): ExchangeResult {
  const { status, code, error, retryAfter } = failure;
  if (status === 401) return { state: { kind: 'signedOut' } };
  if (isPassing(failure)) return { state: { kind: 'offline' }, retryIn: retryAfter ?? 'backoff' };
  const refused = { state: { kind: 'refused', code, error } } as const;
  // The page is older than the server, or, while servers are replaced, newer: the next one asked may be of its version.
  return code === 'content_newer_version' ? { ...refused, retryIn: 'backoff' } : refused;
}
