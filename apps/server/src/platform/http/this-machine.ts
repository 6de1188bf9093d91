import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const LOCAL_NAME = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/** The host a request names, without its port. */
const hostOf = ({ headers }: FastifyRequest): string =>
  (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();

/** Whether a request names this machine as only this machine can: another site's name may be made to lead here (DNS rebinding). */
const namesThisMachine = (request: FastifyRequest): boolean => LOCAL_NAME.test(hostOf(request));

/** Whether a request comes from this very machine, and not through a proxy on it. */
export const isFromThisMachine = (request: FastifyRequest): boolean =>
  namesThisMachine(request) &&
  LOOPBACK.test(request.ip) &&
  !FORWARDED.some((name) => request.headers[name] !== undefined);

/** `not_found` for all but this machine. */
export async function requireThisMachine(request: FastifyRequest): Promise<void> {
  if (!isFromThisMachine(request)) throw new ApiError('not_found');
}

/** `not_found` unless a request names this machine, or `PUBLIC_URL`. */
export const requireOwnName =
  (publicUrl: string) =>
  async (request: FastifyRequest): Promise<void> => {
    const isPublic = hostOf(request) === new URL(publicUrl).hostname;
    if (!isPublic && !namesThisMachine(request)) throw new ApiError('not_found');
  };
