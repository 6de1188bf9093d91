/** Code that has not come by then never comes (specification §9). */
export const CODE_TIMEOUT = 120_000;

/** What recovering needs of the page. */
export interface RecoveryPorts {
  /** Writes the draft; whether all of it is written. */
  readonly keepDraft: () => boolean;
  /** Without a server the reloaded page would be gone altogether. */
  readonly isServerThere: () => Promise<boolean>;
  /** When the page was last reloaded for this, if ever; throws where nothing can be remembered. */
  readonly lastReload: () => number | undefined;
  readonly rememberReload: (now: number) => void;
  readonly reload: () => void;
}

/**
 * After a release, the code a page left open asks for is no longer there: the page gets the new release by being loaded
 * again, once, and only where that loses nothing.
 */
export function createRecovery(ports: RecoveryPorts) {
  const known = new WeakSet<object>();
  let attempt: Promise<boolean> | undefined;

  async function reloadOnce(): Promise<boolean> {
    try {
      const now = Date.now();
      if (now - (ports.lastReload() ?? Number.NEGATIVE_INFINITY) < CODE_TIMEOUT) return false;
      if (!ports.keepDraft() || !(await ports.isServerThere())) return false;
      ports.rememberReload(now);
      ports.reload();
      return true;
    } catch {
      return false;
    }
  }

  /** Called with what went wrong while code was fetched; answers whether the page is being loaded again. */
  async function recover(problem: unknown): Promise<boolean> {
    if (typeof problem === 'object' && problem !== null) known.add(problem);
    attempt ??= reloadOnce();
    const reloads = await attempt;
    if (!reloads) attempt = undefined;
    return reloads;
  }

  return {
    recover,

    /** Whether a problem is one of missing code. */
    isMissingCode: (problem: unknown): boolean =>
      typeof problem === 'object' && problem !== null && known.has(problem),

    /** Fetches code, for as long as it may take. */
    async inTime<Code>(load: () => Promise<Code>): Promise<Code> {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => {
          const problem = new Error('code did not load in time');
          void recover(problem);
          reject(problem);
        }, CODE_TIMEOUT);
      });
      return Promise.race([load(), late]).finally(() => clearTimeout(timer));
    },
  };
}
