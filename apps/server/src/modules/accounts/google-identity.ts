import { createHash } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { LocalAddress } from '../../platform/http/local-forward.ts';
import { countUse } from '../../platform/limits/rate-window-store.ts';

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
/** What two clocks may differ by. */
const CLOCK_TOLERANCE_SECONDS = 30;
const TOKEN_LIFETIME_SECONDS = 3_600;
/** Longer than a token is taken. */
const USED_TOKENS_KEPT_MS = 2 * 3_600_000;
const FETCH_TIMEOUT_MS = 5_000;
const RETRY_SECONDS = 5;
const NAME_LIMIT = 80;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string().min(1),
  email: z.string(),
  email_verified: z.boolean().optional(),
  hd: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  picture: z
    .url({ protocol: /^https$/ })
    .max(2_000)
    .optional()
    .catch(undefined),
});

/** A person as Google identifies them. */
export interface GooglePerson {
  readonly subject: string;
  readonly email: string;
  /** Whether Google itself answers for the address, and not only once saw a mail from it. */
  readonly ownsEmail: boolean;
  readonly name: string;
  readonly surname: string;
  readonly picture: string | null;
}

export interface GoogleProof {
  readonly subject: string;
  readonly credential: string | undefined;
  readonly nonce: string | undefined;
}

export interface GoogleSettings {
  /** Without it there is no Google sign-in. */
  readonly clientId: string | undefined;
  /** Google's public keys. */
  readonly keysUrl: string;
  /** The stand-in, where it takes Google's place. */
  readonly sandbox?: LocalAddress | undefined;
}

/** Says who a Google ID token is about; each token once, and only with the nonce it was asked for. */
export interface GoogleIdentity {
  identify(proof: GoogleProof): Promise<GooglePerson>;
}

export function createGoogleIdentity(
  { clientId, keysUrl }: GoogleSettings,
  { database, clock }: { database: NodePgDatabase; clock: Clock },
): GoogleIdentity {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: FETCH_TIMEOUT_MS });

  const claimsOf = async (credential: string, audience: string) => {
    try {
      const { payload } = await jwtVerify(credential, keys, {
        issuer: ISSUERS,
        audience,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'iat'],
        // The age makes jose refuse an `iat` in the future as well.
        maxTokenAge: TOKEN_LIFETIME_SECONDS,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: clock(),
      });
      return isIssuedTo(payload, audience) ? claimsSchema.safeParse(payload).data : undefined;
    } catch (error) {
      if (isUnreachable(error)) throw new ApiError('google_unreachable', { retryAfter: RETRY_SECONDS });
      return undefined;
    }
  };

  return {
    identify: async ({ subject, credential, nonce }) => {
      const refused = new ApiError('google_token_invalid');
      if (clientId === undefined || credential === undefined || nonce === undefined) throw refused;
      const claims = await claimsOf(credential, clientId);
      if (claims === undefined || claims.sub !== subject || claims.nonce !== nonce) throw refused;
      const { hits } = await countUse(database, {
        subject: 'google token',
        // Of a signed token the part that cannot be written differently.
        who: createHash('sha256').update(credential.split('.').slice(0, 2).join('.')).digest('base64url'),
        windowMs: USED_TOKENS_KEPT_MS,
      });
      if (hits > 1) throw refused;
      return {
        subject: claims.sub,
        email: claims.email,
        ownsEmail: claims.email_verified === true && isGooglesOwn(claims.email, claims.hd),
        name: plainName(claims.given_name),
        surname: plainName(claims.family_name),
        picture: claims.picture ?? null,
      };
    },
  };
}

/** OpenID Connect Core 3.1.3.7, 4 and 5: a token for several names the party it was issued to. */
const isIssuedTo = ({ aud, azp }: JWTPayload, clientId: string): boolean =>
  azp === clientId || (azp === undefined && !(Array.isArray(aud) && aud.length > 1));

/** Google's advice: only then is the address surely the person's own. */
const isGooglesOwn = (email: string, hostedDomain: string | undefined): boolean =>
  hostedDomain !== undefined || /@gmail\.com$/i.test(email);

const plainName = (name = ''): string =>
  name
    .toWellFormed()
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, NAME_LIMIT);

const isUnreachable = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error.code === 'ERR_JOSE_GENERIC';
