import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubServer } from '../testing/stub-server.ts';

const settings = (error_reports: boolean) => ({
  status: 200,
  body: { google_client_id: null, google_script: null, address_lookup: null, error_reports, forecast: true },
});
const taken = { status: 200, body: { reported: true } };

const failure = (row: number) =>
  Object.assign(new TypeError('no'), { stack: `    at planOf (${window.location.origin}/a.js:${row}:1)` });

/** As a page that was just loaded. */
let reportError: (error: unknown) => Promise<void>;
beforeEach(async () => {
  vi.resetModules();
  ({ reportError } = await import('./report-error.ts'));
});
afterEach(() => vi.unstubAllGlobals());

describe('an error that nothing handles', () => {
  it('is reported once, where the installation collects them', async () => {
    const calls = stubServer(settings(true), taken);
    await reportError(failure(1));
    await reportError(failure(1));
    expect(calls.map(({ path }) => path)).toEqual(['/api/settings', '/api/browser-errors']);
    expect(calls[1]?.body).toMatchObject({ type: 'TypeError', frames: ['planOf /a.js:1:1'] });
  });

  it('is not reported where it does not', async () => {
    const calls = stubServer(settings(false));
    await reportError(failure(1));
    await reportError(failure(2));
    expect(calls).toHaveLength(1);
  });

  it('is not reported without a server, nor where it is not our code’s', async () => {
    const calls = stubServer('unreachable');
    await reportError(
      Object.assign(new TypeError('no'), { stack: '    at x (chrome-extension://a/b.js:1:1)' }),
    );
    await reportError('text');
    expect(calls).toHaveLength(0);
    await reportError(failure(1));
    expect(calls).toHaveLength(1);
  });

  it('is reported five times a page at most', async () => {
    const calls = stubServer(settings(true), taken, taken, taken, taken, taken);
    for (let row = 1; row <= 9; row += 1) await reportError(failure(row));
    expect(calls).toHaveLength(6);
  });
});
