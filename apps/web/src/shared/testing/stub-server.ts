import type { ErrorCode } from '@trazo/contract/errors';
import { vi } from 'vitest';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
}

type Reply = { readonly status: number; readonly body: unknown } | 'unreachable';

/** Answers every call of the page's, one reply after the other, the last one from then on; the result lists the calls. */
export function stubServer(...replies: readonly [Reply, ...Reply[]]): readonly Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://localhost');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const reply = replies[Math.min(calls.length, replies.length - 1)] ?? 'unreachable';
    calls.push({ method: init.method ?? 'GET', path: pathname, body, headers: new Headers(init.headers) });
    if (reply === 'unreachable') throw new TypeError('Failed to fetch');
    return Response.json(reply.body, { status: reply.status });
  });
  return calls;
}

/** A refusal as the server words it. */
export const refusal = (status: number, error: ErrorCode, message: string): Reply => ({
  status,
  body: { error, message },
});
