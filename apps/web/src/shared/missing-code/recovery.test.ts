import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CODE_TIMEOUT, createRecovery, type RecoveryPorts, type Reload } from './recovery.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page that counts how often it is reloaded and remembers the last time. */
function openPage(ports: Partial<RecoveryPorts> = {}) {
  const page = { reloads: 0, last: undefined as Reload | undefined, release: 'one' };
  const open = () =>
    createRecovery({
      release: () => page.release,
      keepDraft: () => true,
      isServerThere: async () => true,
      lastReload: () => page.last,
      rememberReload: (reload) => {
        page.last = reload;
      },
      reload: () => {
        page.reloads += 1;
      },
      ...ports,
    });
  return { page, open };
}

type Recovery = ReturnType<ReturnType<typeof openPage>['open']>;

/** What comes of a fetch that fails with another error each time, as browsers fail it. */
const missedBy = async (recovery: Recovery): Promise<unknown> =>
  recovery
    .inTime(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    .catch((error: unknown) => error);

test('however much is missing, the page is reloaded once', async () => {
  const { page, open } = openPage();
  const recovery = open();
  const errors = [await missedBy(recovery), await missedBy(recovery)];
  expect(await Promise.all(errors.map(recovery.recover))).toEqual([true, true]);
  expect(page.reloads).toBe(1);
});

test('what is still missing afterwards reloads nothing, however late, until the next release', async () => {
  const { page, open } = openPage();
  const recovery = open();
  await recovery.recover(await missedBy(recovery));
  for (const wait of [0, 100 * CODE_TIMEOUT]) {
    vi.advanceTimersByTime(wait);
    const again = open();
    expect(await again.recover(await missedBy(again))).toBe(false);
  }
  page.release = 'two';
  const next = open();
  expect(await next.recover(await missedBy(next))).toBe(true);
  expect(page.reloads).toBe(2);
});

test('a release that a reload has brought and that is incomplete, too, is not reloaded', async () => {
  const { page, open } = openPage();
  const recovery = open();
  await recovery.recover(await missedBy(recovery));
  page.release = 'two';
  const next = open();
  expect(await next.recover(await missedBy(next))).toBe(false);
});

test('code that was fetched and throws is not missing, and reloads nothing', async () => {
  const { page, open } = openPage();
  const recovery = open();
  const thrown = new TypeError('toHex is not a function');
  const error = await recovery.inTime(() => Promise.reject(thrown)).catch((caught: unknown) => caught);
  expect(error).toBe(thrown);
  expect(await recovery.recover(error)).toBe(false);
  expect(page.reloads).toBe(0);
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
  const recovery = open();
  expect(await recovery.recover(await missedBy(recovery))).toBe(false);
  expect(page.reloads).toBe(0);
});

test('code that does not come in 120 seconds is missing, and is not waited for once more', async () => {
  const { page, open } = openPage();
  const recovery = open();
  let error: unknown;
  void recovery
    .inTime(() => new Promise<never>(() => undefined))
    .catch((caught: unknown) => {
      error = caught;
    });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(recovery.isMissingCode(error)).toBe(true);
  expect(await recovery.recover(error)).toBe(false);
  expect(page.reloads).toBe(0);
});

test('code that comes is handed on, and nothing waits any longer', async () => {
  const { open } = openPage();
  expect(await open().inTime(async () => 'code')).toBe('code');
  expect(vi.getTimerCount()).toBe(0);
});

test('code that comes when it is asked for again is handed on', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError())
    .mockResolvedValue('code');
  expect(await openPage().open().inTime(load)).toBe('code');
});
