import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { Clock } from '../platform/clock.ts';

export const CLIENT_ID = '1234.apps.googleusercontent.com';

interface Signing {
  readonly issuer: string;
  readonly audience: string | string[];
  readonly expires: string | number;
  /** Seconds from now. */
  readonly issuedIn: number;
  readonly validIn: number;
  readonly key: CryptoKey;
  readonly algorithm: string;
}

let number = 0;

/** A new user of Google. */
export function googleUser(own: JWTPayload = {}) {
  number += 1;
  return {
    sub: `10${number}`,
    nonce: `nonce-${number}`,
    email: `google-${number}@gmail.com`,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Lovelace',
    ...own,
  };
}

type Person = ReturnType<typeof googleUser>;

/** The same user, signing in once more. */
export const again = (person: Person): Person => {
  number += 1;
  return { ...person, nonce: `nonce-${number}` };
};

/** Signs in, in the Italian interface. */
export const sendGoogle = (app: FastifyInstance, payload: object) =>
  app.inject({
    method: 'POST',
    url: '/api/users/login-google',
    payload,
    headers: { 'accept-language': 'it' },
  });

/** Keys Google might sign with, served over HTTP, and tokens signed with them at the times of a clock. */
export async function startTestGoogle(clock: Clock) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = JSON.stringify({
    keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }],
  });
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(keys);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sign = (claims: JWTPayload, own: Partial<Signing> = {}): Promise<string> => {
    const issued = Math.floor(clock().getTime() / 1_000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: own.algorithm ?? 'RS256', kid: 'one' })
      .setIssuedAt(issued + (own.issuedIn ?? 0))
      .setNotBefore(issued + (own.validIn ?? -300))
      .setIssuer(own.issuer ?? 'https://accounts.google.com')
      .setAudience(own.audience ?? CLIENT_ID)
      .setExpirationTime(own.expires ?? issued + 3_600)
      .sign(own.key ?? privateKey);
  };
  return {
    settings: { clientId: CLIENT_ID, keysUrl: `http://127.0.0.1:${port}/keys` },
    /** What a browser sends to sign in as a user. */
    proofOf: async (person: Person, own?: Partial<Signing>) => ({
      sub_id_google: person.sub,
      nonce: person.nonce,
      credential: await sign(person, own),
    }),
    stop: () => server.close(),
  };
}
