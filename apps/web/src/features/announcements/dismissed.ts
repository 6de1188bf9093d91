import { openStorage } from '../../shared/storage/storage-error.ts';
import { STORAGE_KEYS } from '../../shared/storage/storage-keys.ts';

/** Older ones are over by then. */
const REMEMBERED = 20;

/** Whether this announcement was dismissed in this browser. */
export const isDismissed = (id: string): boolean => dismissed().includes(id);

/** Remembers it; a browser that keeps nothing shows the announcement again on the next page. */
export function dismissAnnouncement(id: string): void {
  try {
    openStorage()?.setItem(
      STORAGE_KEYS.announcements,
      [...dismissed().filter((each) => each !== id), id].slice(-REMEMBERED).join(' '),
    );
  } catch {
    // Full or refused.
  }
}

function dismissed(): string[] {
  try {
    return openStorage()?.getItem(STORAGE_KEYS.announcements)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
