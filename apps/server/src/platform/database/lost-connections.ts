import type pg from 'pg';

/** Reports connections of a pool that end without it: an unhandled error would end the process. */
export function reportLostConnections(pool: pg.Pool, onConnectionLost: (error: Error) => void): void {
  // Also while one is checked out: the pool listens only to idle ones.
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      // PostgreSQL may end one sooner than the word of goodbye arrives.
      if (!pool.ending) onConnectionLost(error);
    }),
  );
  // The same once more, when the connection was idle.
  pool.on('error', () => undefined);
}
