import { type IDBPDatabase, openDB } from 'idb';

/** Milliseconds: what has not opened by then is held by something else, say by a tab that is removing it. */
const OPENS_WITHIN = 5000;

export interface BlobDatabase {
  /** One connection for all; rejected where the browser keeps none, and while it does not open (`isLate`). */
  readonly open: () => Promise<IDBPDatabase>;
  /** Calls whenever it may be without what was put into it (cleared from outside, opened late); the returned function ends that. */
  readonly onRenewed: (listener: () => void) => () => void;
}

/** Whether it is only that the database has not opened yet. */
export const isLate = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** An IndexedDB database of one store, both called `name`. */
export function createBlobDatabase(name: string): BlobDatabase {
  let database: Promise<IDBPDatabase> | undefined;
  const renewed = new EventTarget();
  const notify = () => renewed.dispatchEvent(new Event('renewed'));
  const forget = () => {
    database = undefined;
  };
  const renew = () => {
    forget();
    notify();
  };

  const openInTime = (): Promise<IDBPDatabase> => {
    const opening = openDB(name, 1, {
      upgrade: (created) => void created.createObjectStore(name),
      // Removing it, or making a newer version of it, waits until every tab has closed it.
      blocking: () => void opening.then((opened) => opened.close()).then(renew),
      terminated: renew,
    });
    const late = new Promise<never>((_resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new DOMException(`The ${name} do not open`, 'TimeoutError'));
        opening.then(() => {
          database = opening;
          notify();
        }, forget);
      }, OPENS_WITHIN);
      const inTime = () => clearTimeout(timer);
      opening.then(inTime, inTime);
    });
    opening.catch(forget);
    return Promise.race([opening, late]);
  };

  return {
    open() {
      database ??= openInTime();
      return database;
    },
    onRenewed(listener) {
      renewed.addEventListener('renewed', listener);
      return () => renewed.removeEventListener('renewed', listener);
    },
  };
}
