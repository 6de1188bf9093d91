import { backOff } from './back-off.ts';

export interface ReturnPorts {
  readonly hasNetwork: () => boolean;
  /** May fail instead of saying no. */
  readonly isServerThere: () => Promise<boolean>;
}

/**
 * Waits for the server to answer: a browser reports its network before there is a way to anywhere. False when the network
 * has gone again by then.
 */
export async function serverReturns({ hasNetwork, isServerThere }: ReturnPorts): Promise<boolean> {
  for (let failures = 1; hasNetwork(); failures += 1) {
    if (await isServerThere().catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, backOff(failures)));
  }
  return false;
}
