import { Readable } from 'node:stream';
import type { PlanChangesAnswer } from '@trazo/contract/plans/changes';
import { presenceEventSchema } from '@trazo/contract/plans/co-authors';
import { must } from '@trazo/plan/must';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { AccountId } from '../../platform/authentication/account.ts';
import { ENDED_SESSIONS_CHANNEL } from '../../platform/authentication/ended-sessions.ts';
import type { Notifications } from '../../platform/database/notifications.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { PEOPLE_CHANNEL } from './co-author-repository.ts';
import { CHANGES_CHANNEL } from './plan-change-repository.ts';
import type { PlanChangeService } from './plan-changes.ts';

/** Below what proxies wait for the next byte. */
const HEARTBEAT_MS = 25_000;
/** Bytes a reader may leave unread: it asks again for what it missed. */
const MOST_UNREAD = 256_000;
const STREAMS_OF_ACCOUNT = 50;
const STREAMS = 5_000;
const RETRY_SECONDS = 30;

export const PRESENCE_CHANNEL = 'plan_presence';
export const COMMENTS_CHANNEL = 'plan_comments';

const COMMENTED = 'event: comments\ndata:\n\n';

/** Where a device is, on its way to the others that have the plan open. */
export const announcedPresenceSchema = z.strictObject({ plan: z.string(), presence: presenceEventSchema });

/** Where a device stands that opens a stream, and how its session is asked after. */
export interface StreamReader {
  readonly owner: AccountId;
  /** Whose device it is: the owner's, or a co-author's. */
  readonly reader: AccountId;
  readonly id: string;
  readonly epoch: number;
  readonly revision: number;
  /** Fails once the session has ended. */
  readonly stillSignedIn: () => Promise<unknown>;
  /** False, or fails, once the reader may not read it where it was opened any more. */
  readonly stillMayRead: () => Promise<boolean>;
}

/** The changes of open plans as server-sent events, who may open them, that comments have come, and where their other devices are. */
export interface PlanStreams {
  /** `not_found` for a plan that is not the account's. */
  open(reader: StreamReader): Promise<Readable>;
  /** Ends all of them; their readers open others elsewhere. */
  end(): void;
}

interface Stream extends Omit<StreamReader, 'epoch' | 'revision'> {
  readonly body: Readable;
  epoch: number;
  revision: number;
  isEnded: boolean;
}

interface PlanStreamOptions {
  readonly notifications: Notifications;
  readonly changes: Pick<PlanChangeService, 'since'>;
  readonly log: FastifyBaseLogger;
}

export function createPlanStreams({ notifications, changes, log }: PlanStreamOptions): PlanStreams {
  const open = new Map<string, Set<Stream>>();
  /** The plans that are being read, and whether they have changed since that began. */
  const reading = new Map<string, boolean>();
  const total = () => open.values().reduce((sum, { size }) => sum + size, 0);
  const ofAccount = (account: AccountId) =>
    open
      .values()
      .reduce((sum, streams) => sum + [...streams].filter(({ reader }) => reader === account).length, 0);

  /** One read serves all streams of a plan: an update that a device has in part changes nothing of that part. */
  const catchUp = async (key: string): Promise<void> => {
    const streams = [...(open.get(key) ?? [])];
    for (const [epoch, same] of Map.groupBy(streams, (stream) => stream.epoch)) {
      const { owner, id } = must(same[0], 'a group has one at least');
      const revision = Math.min(...same.map((stream) => stream.revision));
      const answer = await changes.since(owner, id, epoch, revision);
      for (const stream of same) tell(stream, answer);
    }
  };
  const read = async (key: string): Promise<void> => {
    if (!open.has(key)) return;
    if (reading.has(key)) {
      reading.set(key, true);
      return;
    }
    try {
      do {
        reading.set(key, false);
        await catchUp(key);
      } while (reading.get(key) === true);
    } catch (err) {
      log.warn({ err }, 'the changes of a plan could not be read for its streams');
    } finally {
      reading.delete(key);
    }
  };

  const beatAll = (account?: string) => {
    for (const streams of open.values())
      for (const stream of streams) if (account === undefined || stream.reader === account) void beat(stream);
  };
  const beating = setInterval(beatAll, HEARTBEAT_MS);
  const readAll = () => {
    for (const key of open.keys()) void read(key);
  };
  let isListening = false;
  const listen = () => {
    if (isListening) return;
    isListening = true;
    notifications.listen(CHANGES_CHANNEL, { notified: (key) => void read(key), connected: readAll });
    notifications.listen(ENDED_SESSIONS_CHANNEL, { notified: beatAll, connected: beatAll });
    listenForPeople(notifications, open);
  };

  return {
    open: async (reader) => {
      listen();
      if (ofAccount(reader.reader) >= STREAMS_OF_ACCOUNT) {
        throw new ApiError('too_many_requests', { retryAfter: RETRY_SECONDS });
      }
      if (total() >= STREAMS) throw new ApiError('server_busy', { retryAfter: RETRY_SECONDS });
      const { owner, id, epoch, revision } = reader;
      const body = new Readable({ read: () => undefined });
      const stream: Stream = { ...reader, body, isEnded: false };
      const key = `${owner}/${id}`;
      const streams = open.get(key) ?? new Set();
      // Before it is read where the plan stands: what changes meanwhile is announced.
      open.set(key, streams.add(stream));
      body.once('close', () => {
        streams.delete(stream);
        if (streams.size === 0 && open.get(key) === streams) open.delete(key);
      });
      try {
        const answer = await changes.since(owner, id, epoch, revision);
        if (answer === undefined) throw new ApiError('not_found');
        // Who was removed before it was there to be ended.
        if (reader.reader !== owner && !(await reader.stillMayRead())) throw new ApiError('not_found');
        // At once, so that its reader knows that it is open.
        body.push(':\n\n');
        tell(stream, answer);
      } catch (error) {
        body.destroy();
        throw error;
      }
      return body;
    },
    end: () => {
      clearInterval(beating);
      for (const streams of open.values()) for (const stream of streams) finish(stream);
    },
  };
}

/** Tells a reader what it does not know yet. */
function tell(stream: Stream, answer: PlanChangesAnswer | undefined): void {
  if (answer === undefined) {
    send(stream, 'event: gone\ndata:\n\n');
    finish(stream);
    return;
  }
  const { epoch, revision } = answer;
  if (epoch === stream.epoch && revision <= stream.revision) return;
  [stream.epoch, stream.revision] = [epoch, revision];
  send(stream, `event: changes\ndata: ${JSON.stringify(answer)}\n\n`);
}

/** Who may open the plans, and where their devices are. */
function listenForPeople(notifications: Notifications, open: ReadonlyMap<string, ReadonlySet<Stream>>): void {
  const check = (streams: Iterable<Stream>, event?: string) => {
    for (const stream of streams) void checkReader(stream, event);
  };
  notifications.listen(PEOPLE_CHANNEL, {
    notified: (key) => check(open.get(key) ?? [], 'event: people\ndata:\n\n'),
    connected: () => check(open.values().flatMap((streams) => [...streams])),
  });
  notifications.listen(COMMENTS_CHANNEL, {
    notified: (key) => {
      for (const stream of open.get(key) ?? []) send(stream, COMMENTED);
    },
    // Comments are fetched again whenever a window comes to the front.
    connected: () => undefined,
  });
  notifications.listen(PRESENCE_CHANNEL, {
    notified: (payload) => {
      const { plan, presence } = announcedPresenceSchema.parse(JSON.parse(payload));
      const event = `event: presence\ndata: ${JSON.stringify(presence)}\n\n`;
      for (const stream of open.get(plan) ?? []) send(stream, event);
    },
    // What was missed is old by now.
    connected: () => undefined,
  });
}

/** Ends the stream of a reader who was removed; one who was not is sent the event, if there is one. */
async function checkReader(stream: Stream, event: string | undefined): Promise<void> {
  const mayRead = await stream.stillMayRead().catch(() => false);
  if (!mayRead) tell(stream, undefined);
  else if (event !== undefined) send(stream, event);
}

/** A comment, which keeps the connection, for as long as the session lasts. */
async function beat(stream: Stream): Promise<void> {
  try {
    await stream.stillSignedIn();
    send(stream, ':\n\n');
  } catch {
    finish(stream);
  }
}

function send({ body, isEnded }: Stream, event: string): void {
  if (isEnded || body.destroyed) return;
  body.push(event);
  if (body.readableLength > MOST_UNREAD) body.destroy();
}

function finish(stream: Stream): void {
  if (stream.isEnded || stream.body.destroyed) return;
  stream.isEnded = true;
  stream.body.push(null);
}
