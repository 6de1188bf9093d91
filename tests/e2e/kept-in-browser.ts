import type { Page } from '@playwright/test';

/** Databases of the page that hold files: each has one store of its own name. */
type FileDatabase = 'pictures' | 'previews';

/**
 * How much lies in a database of the page's origin; to be asked again until it is as expected. It is not made by being looked at,
 * for then the page would find one without its store; and where it does not answer, that is the answer.
 */
export const countKept = (page: Page, database: FileDatabase): Promise<number | 'no answer'> =>
  page.evaluate(
    (name) =>
      new Promise<number | 'no answer'>((resolve, reject) => {
        setTimeout(() => resolve('no answer'), 5_000);
        const opening = indexedDB.open(name);
        // There is none: what would make it is broken off.
        opening.onupgradeneeded = () => {
          opening.transaction?.abort();
          resolve(0);
        };
        opening.onerror = (event) => {
          event.preventDefault();
          reject(opening.error);
        };
        opening.onsuccess = () => {
          const counting = opening.result.transaction(name).objectStore(name).count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
          counting.onerror = () => reject(counting.error);
        };
      }),
    database,
  );
