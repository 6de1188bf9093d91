import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { CONNECT_TIMEOUT_MS } from './connections.ts';
import type { Queryable } from './transaction.ts';

/** Of each process, once it listens. */
export const LISTENING_CONNECTIONS = 1;
/** Between attempts to reach a database that is away. */
const RETRY_MS = 1_000;
/** How soon a connection that died without a word is noticed. */
const PING_MS = 25_000;

export interface NotificationHandlers {
  notified(payload: string): void;
  /** It listens, for the first time or again: whatever was announced before was missed. */
  connected(): void;
}

/** What any process announces. */
export interface Notifications {
  /** Connects, if it is the first; one listener a channel. */
  listen(channel: string, handlers: NotificationHandlers): void;
  close(): Promise<void>;
}

/** Calls the listeners of all processes; in a transaction, once it has committed. */
export async function notify(on: Queryable, channel: string, payload: string): Promise<void> {
  await on.execute(sql`select pg_notify(${channel}, ${payload})`);
}

/**
 * One connection a process, of its own and to the primary itself: a pool lends its connections to one after the other, and a standby takes no
 * `LISTEN`.
 */
export function openNotifications(
  connection: pg.ClientConfig,
  onConnectionLost: (error: Error) => void,
): Notifications {
  const channels = new Map<string, NotificationHandlers>();
  const closing = new AbortController();
  let connecting: Promise<void> | undefined;

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload = '' }) => channels.get(channel)?.notified(payload));
    client.on('error', (error) => {
      if (!closing.signal.aborted) onConnectionLost(error);
    });
    try {
      await client.connect();
      for (const channel of channels.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    return client;
  };

  /** Stays connected until it is closed. */
  const stayConnected = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        const client = await connect();
        for (const handlers of channels.values()) handlers.connected();
        await untilLost(client, closing.signal);
      } catch (error) {
        if (!closing.signal.aborted)
          onConnectionLost(error instanceof Error ? error : new Error(String(error)));
      }
      await delay(RETRY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };

  return {
    listen: (channel, handlers) => {
      channels.set(channel, handlers);
      connecting ??= stayConnected();
    },
    close: async () => {
      closing.abort();
      await connecting;
    },
  };
}

/** Until the connection ends, does not answer any more, or is to be closed; it is closed then. */
async function untilLost(client: pg.Client, closing: AbortSignal): Promise<void> {
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  const asked = new AbortController();
  const stop = () => asked.abort();
  closing.addEventListener('abort', stop);
  void ended.then(stop);
  try {
    while (!closing.aborted && !asked.signal.aborted) {
      await delay(PING_MS, undefined, { signal: asked.signal }).catch(() => undefined);
      if (!asked.signal.aborted) await client.query('select 1');
    }
  } finally {
    closing.removeEventListener('abort', stop);
    await client.end().catch(() => undefined);
  }
}
