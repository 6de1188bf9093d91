import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CONNECTIONS, QUEUE_CONNECTIONS } from '../../apps/server/src/platform/database/connections.ts';
import { LISTENING_CONNECTIONS } from '../../apps/server/src/platform/database/notifications.ts';
import { WATCHER_CONNECTIONS } from '../../apps/server/src/platform/database/watcher.ts';
import { LINES, withTables } from './model.ts';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/capacity.md'), 'utf8');
const of = (resource: string, users: number) => LINES.find((line) => line.resource === resource)?.at(users);

it('docs/capacity.md holds what is worked out: npm run capacity', () => {
  expect(withTables(page)).toBe(page);
});

it('reckons bytes out and threads, the largest costs there are', () => {
  expect(of('out a month', 100_000)).toBe('37 TB');
  expect(of('WAL a month', 100_000)).toBe('4.7 TB');
  expect(of('JavaScript: threads', 100_000)).toBe('2.1');
});

it('buys as many servers as carry the busiest hour with one lost', () => {
  for (const users of [10_000, 100_000, 300_000, 1_000_000]) {
    const [cores, threads] = (of('the same with one lost', users) ?? '').split(', ').map(Number.parseFloat);
    expect(Math.max(cores ?? 100, threads ?? 100)).toBeLessThanOrEqual(80);
  }
});

it('counts the connections a process opens', () => {
  const perProcess = CONNECTIONS + QUEUE_CONNECTIONS + WATCHER_CONNECTIONS + LISTENING_CONNECTIONS;
  expect(of('connections to the database, with a worker', 10_000)).toBe(String(7 * perProcess));
});
