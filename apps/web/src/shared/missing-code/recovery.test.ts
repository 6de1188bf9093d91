import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CODE_TIMEOUT, createRecovery, type RecoveryPorts } from './recovery.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page that counts how often it is loaded again and remembers when. */
function openPage(ports: Partial<RecoveryPorts> = {}) {
  const page = { reloads: 0, at: undefined as number | undefined };
  const open = () =>
    createRecovery({
      keepDraft: () => true,
      isServerThere: async () => true,
      lastReload: () => page.at,
      rememberReload: (now) => {
        page.at = now;
      },
      reload: () => {
        page.reloads += 1;
      },
      ...ports,
    });
  return { page, open };
}

test('however much is missing, the page is loaded again once', async () => {
  const { page, open } = openPage();
  const recovery = open();
  const problems = [new TypeError('one'), new TypeError('two')];
  expect(await Promise.all(problems.map(recovery.recover))).toEqual([true, true]);
  expect(page.reloads).toBe(1);
  expect(problems.every(recovery.isMissingCode)).toBe(true);
  expect(recovery.isMissingCode(new TypeError('one'))).toBe(false);
});

test('what is still missing afterwards loads nothing again, until the next release', async () => {
  const { page, open } = openPage();
  await open().recover(new Error('gone'));
  expect(await open().recover(new Error('gone'))).toBe(false);
  vi.advanceTimersByTime(CODE_TIMEOUT);
  expect(await open().recover(new Error('gone'))).toBe(true);
  expect(page.reloads).toBe(2);
});

const unfit: [string, Partial<RecoveryPorts>][] = [
  ['a draft that cannot be written', { keepDraft: () => false }],
  ['a server that is not there', { isServerThere: async () => false }],
  ['no network', { isServerThere: () => Promise.reject(new TypeError('offline')) }],
  [
    'no memory of the last time',
    {
      lastReload: () => {
        throw new DOMException('blocked');
      },
    },
  ],
];
test.each(unfit)('%s keeps the page as it is', async (_name, ports) => {
  const { page, open } = openPage(ports);
  expect(await open().recover(new Error('gone'))).toBe(false);
  expect(page.reloads).toBe(0);
});

test('code that does not come in 120 seconds is missing', async () => {
  const { page, open } = openPage();
  const recovery = open();
  const problem = recovery
    .inTime(() => new Promise<never>(() => undefined))
    .catch((caught: unknown) => caught);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(page.reloads).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(recovery.isMissingCode(await problem)).toBe(true);
  expect(page.reloads).toBe(1);
});

test('code that comes is handed on, and nothing waits any longer', async () => {
  const { open } = openPage();
  expect(await open().inTime(async () => 'code')).toBe('code');
  expect(vi.getTimerCount()).toBe(0);
});
