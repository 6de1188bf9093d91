import type { Config } from '../../config/config.ts';
import type { GoogleSettings } from './google-identity.ts';

/** Where browsers reach the stand-in: under our own origin. */
export const GOOGLE_SANDBOX_PREFIX = '/dev/google';

/** Who says who people are. */
export interface IdentityProvider {
  readonly settings: GoogleSettings;
  close(): Promise<void>;
}

/** Google, where a client id is set; else the sandbox on this machine, and none in production. */
export async function openIdentityProvider({
  accounts: { google },
  environment,
  role,
}: Config): Promise<IdentityProvider> {
  const isLeftOut = environment === 'production' || role === 'worker';
  if (google.clientId !== undefined || isLeftOut) return { settings: google, close: async () => undefined };
  const { startGoogleSandbox } = await import('@trazo/google-sandbox/server');
  const sandbox = await startGoogleSandbox({ production: false });
  const { clientId, keysUrl } = sandbox;
  return { settings: { clientId, keysUrl, sandbox }, close: () => sandbox.stop() };
}
