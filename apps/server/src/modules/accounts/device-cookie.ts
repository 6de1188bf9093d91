import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountId } from '../../platform/authentication/account.ts';
import { customerOf } from '../../platform/limits/network-of.ts';
import { KNOWN_FOR_MS, type KnownDevices } from './known-devices.ts';

const NAME = 'device';

/** Where an attempt to sign in comes from. */
export interface Caller {
  /** The customer's: who holds a /48 of IPv6 is one guesser. */
  readonly network: string;
  /** The secret of a browser that has signed in before. */
  readonly deviceSecret: string | undefined;
}

export const callerOf = ({ ip, cookies }: FastifyRequest): Caller => ({
  network: customerOf(ip),
  deviceSecret: cookies[NAME],
});

/** Makes the browser known to the account whose owner has just proved to be there; no script can read what it holds. */
export async function rememberDevice(
  devices: KnownDevices,
  account: AccountId,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const secret = await devices.remember(account, callerOf(request).deviceSecret);
  reply.setCookie(NAME, secret, {
    path: '/api/users',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: KNOWN_FOR_MS / 1_000,
  });
}
