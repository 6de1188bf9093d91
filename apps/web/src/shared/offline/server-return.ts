const FIRST_WAIT = 1_000;
const LAST_WAIT = 60_000;

export interface ReturnPorts {
  readonly hasNetwork: () => boolean;
  /** May fail instead of saying no. */
  readonly isServerThere: () => Promise<boolean>;
}

/**
 * Waits for the server to answer: a browser tells of its network before there is a way to anywhere. False when the network
 * has gone again meanwhile.
 */
export async function serverReturns({ hasNetwork, isServerThere }: ReturnPorts): Promise<boolean> {
  for (let wait = FIRST_WAIT; hasNetwork(); wait = Math.min(wait * 2, LAST_WAIT)) {
    if (await isServerThere().catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return false;
}
