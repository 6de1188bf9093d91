import type { Config } from '../../config/config.ts';

/** Google's own. */
const GOOGLE_PLACES = 'https://places.googleapis.com';

/** Who knows addresses, and how it is reached. */
export interface AddressSettings {
  readonly provider: 'google' | 'sandbox';
  /** What the paths of the Places API (New) are appended to. */
  readonly url: string;
  readonly key: string;
}

export interface AddressProvider {
  /** Undefined where no address is looked up. */
  readonly settings: AddressSettings | undefined;
  close(): Promise<void>;
}

const NOTHING_TO_CLOSE = async () => undefined;

/** Google, where a key is set; else the stand-in on this machine, and no look-up in production. */
export async function openAddressProvider({
  addresses: { googleKey },
  environment,
  role,
}: Config): Promise<AddressProvider> {
  if (googleKey !== undefined) {
    const settings = { provider: 'google', url: GOOGLE_PLACES, key: googleKey } as const;
    return { settings, close: NOTHING_TO_CLOSE };
  }
  if (environment === 'production' || role === 'worker')
    return { settings: undefined, close: NOTHING_TO_CLOSE };
  const { startPlacesSandbox } = await import('@trazo/places-sandbox/server');
  const sandbox = await startPlacesSandbox({ production: false });
  return {
    settings: { provider: 'sandbox', url: sandbox.url, key: sandbox.key },
    close: () => sandbox.stop(),
  };
}
