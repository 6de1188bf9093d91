/** Code that has not come by then never comes (specification §9). */
export const CODE_TIMEOUT = 120_000;

/** The last reload for missing code. */
export interface Reload {
  /** Of the page that was left. */
  readonly release: string;
  readonly at: number;
}

/** What recovering needs of the page. */
export interface RecoveryPorts {
  /** Names the scripts this page was made of. */
  readonly release: () => string;
  /** Writes the draft; whether all of it is written. */
  readonly keepDraft: () => boolean;
  /** Without a server the reloaded page would be gone altogether. */
  readonly isServerThere: () => Promise<boolean>;
  /** Throws where nothing can be remembered. */
  readonly lastReload: () => Reload | undefined;
  readonly rememberReload: (reload: Reload) => void;
  readonly reload: () => void;
}

/**
 * After a release, the code a page left open asks for is no longer there: the page gets the new release by being reloaded,
 * once a release, and only where that loses nothing. Code that does not come in time is missing, too, but would be waited for
 * once more. Code that arrives and throws while it is evaluated is not missing: reloading would bring the same error.
 */
export function createRecovery(ports: RecoveryPorts) {
  const gone = new WeakSet<object>();
  const late = new WeakSet<object>();
  let attempt: Promise<boolean> | undefined;

  async function reloadOnce(): Promise<boolean> {
    try {
      const [last, release, at] = [ports.lastReload(), ports.release(), Date.now()];
      // A new release that is incomplete, too, is not reloaded for its own sake.
      if (last !== undefined && (last.release === release || at - last.at < 2 * CODE_TIMEOUT)) return false;
      if (!ports.keepDraft() || !(await ports.isServerThere())) return false;
      ports.rememberReload({ release, at });
      ports.reload();
      return true;
    } catch {
      return false;
    }
  }

  /** Reloads the page if code was missing and that may help; whether the page is being reloaded. */
  async function recover(error: unknown): Promise<boolean> {
    if (!isAmong(gone, error)) return false;
    attempt ??= reloadOnce();
    const reloads = await attempt;
    if (!reloads) attempt = undefined;
    return reloads;
  }

  /**
   * By the specification of modules, a script that was fetched and threw while it was evaluated rejects every `import()` with
   * the same error; one that could not be fetched is asked for again, and rejects with another.
   */
  async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
    try {
      return await load();
    } catch (first) {
      return load().catch((second: unknown) => {
        if (second !== first && typeof second === 'object' && second !== null) gone.add(second);
        throw second;
      });
    }
  }

  return {
    recover,

    /** Whether a error is one of missing code. */
    isMissingCode: (error: unknown): boolean => isAmong(gone, error) || isAmong(late, error),

    /** Fetches code, for as long as it may take. */
    async inTime<Code>(load: () => Promise<Code>): Promise<Code> {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timeout = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => {
          const error = new Error('code did not load in time');
          late.add(error);
          reject(error);
        }, CODE_TIMEOUT);
      });
      return Promise.race([fetchCode(load), timeout]).finally(() => clearTimeout(timer));
    },
  };
}

const isAmong = (errors: WeakSet<object>, error: unknown): boolean =>
  typeof error === 'object' && error !== null && errors.has(error);
