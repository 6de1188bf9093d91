import { exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose';
import { type Person, subjectOf } from './people.ts';

/** Google's own: the tokens are checked as Google's are. */
const ISSUER = 'https://accounts.google.com';
const ALGORITHM = 'RS256';
const LIFETIME_SECONDS = 3_600;
/** Google's tokens are valid a little before they are issued. */
const EARLIER_SECONDS = 300;

/** Signs ID tokens with a key of its own. */
export interface TokenSigner {
  readonly keySet: JSONWebKeySet;
  sign(person: Person, asked: { readonly clientId: string; readonly nonce: string }): Promise<string>;
}

export async function createSigner(): Promise<TokenSigner> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM);
  const kid = crypto.randomUUID();
  return {
    keySet: { keys: [{ ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' }] },
    sign: (person, { clientId, nonce }) => {
      const now = Math.floor(Date.now() / 1_000);
      const claims = {
        azp: clientId,
        nonce,
        email: person.email,
        email_verified: true,
        given_name: person.givenName,
        family_name: person.familyName,
        ...(person.hostedDomain !== undefined && { hd: person.hostedDomain }),
      };
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(clientId)
        .setSubject(subjectOf(person))
        .setJti(crypto.randomUUID())
        .setIssuedAt(now)
        .setNotBefore(now - EARLIER_SECONDS)
        .setExpirationTime(now + LIFETIME_SECONDS)
        .sign(privateKey);
    },
  };
}
