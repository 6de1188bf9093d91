/** Why a draft is not on this device: storage full, no permission, or something else. */
export type StorageError = 'full' | 'blocked' | 'failed';

export function storageErrorOf(error: unknown): StorageError {
  if (!(error instanceof Error || error instanceof DOMException)) return 'failed';
  if (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED') return 'full';
  return error.name === 'SecurityError' ? 'blocked' : 'failed';
}

/** Local storage, or undefined where the browser refuses even to name it. */
export function openStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
