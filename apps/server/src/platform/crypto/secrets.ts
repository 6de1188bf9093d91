import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const WRITTEN = /^[\w-]{43}$/;

/** A new secret of 256 bits, fit for addresses and headers. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url');

/** What is kept of a secret: enough to know it again, not to use it. Undefined for what cannot be one. */
export const hashOfSecret = (secret: string): string | undefined =>
  WRITTEN.test(secret) ? createHash('sha256').update(secret).digest('base64url') : undefined;
