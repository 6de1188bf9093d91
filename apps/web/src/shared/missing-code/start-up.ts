import type { Reload } from './recovery.ts';

/** Where the session storage says which release was last reloaded for missing code. */
export const RELOADED_FOR = 'reloadedFor';

export const isReload = (stored: unknown): stored is Reload =>
  typeof stored === 'object' &&
  stored !== null &&
  'release' in stored &&
  typeof stored.release === 'string' &&
  'at' in stored &&
  typeof stored.at === 'number';
