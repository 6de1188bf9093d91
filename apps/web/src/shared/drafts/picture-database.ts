import { type IDBPDatabase, openDB } from 'idb';

const DATABASE = 'pictures';
export const STORE = 'pictures';

/** What has not opened by then is held by something else, say by a tab that is removing it: nobody waits longer. */
const PATIENCE = 5000;

let database: Promise<IDBPDatabase> | undefined;

const changes = new EventTarget();
const RENEWED = 'renewed';

/** Calls whenever the database may be without what was put into it: it was cleared from outside, or has opened late. */
export function onDatabaseRenewed(listener: () => void): void {
  changes.addEventListener(RENEWED, listener);
}

/** The pictures of this browser; rejected where it keeps none, and while they do not open (`isLate`). */
export function openPictures(): Promise<IDBPDatabase> {
  database ??= openInTime();
  return database;
}

/** Whether it is only that the pictures have not opened yet. */
export const isLate = (problem: unknown): boolean =>
  problem instanceof DOMException && problem.name === 'TimeoutError';

function openInTime(): Promise<IDBPDatabase> {
  const opening = openDB(DATABASE, 1, {
    upgrade: (created) => void created.createObjectStore(STORE),
    // Whoever removes it, or makes a newer one of it, would wait for every tab that has it open.
    blocking: () => void opening.then((opened) => opened.close()).then(renew),
    terminated: renew,
  });
  const late = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DOMException('The pictures do not open', 'TimeoutError'));
      opening.then(() => {
        database = opening;
        changes.dispatchEvent(new Event(RENEWED));
      }, forget);
    }, PATIENCE);
    const inTime = () => clearTimeout(timer);
    opening.then(inTime, inTime);
  });
  opening.catch(forget);
  return Promise.race([opening, late]);
}

function renew(): void {
  forget();
  changes.dispatchEvent(new Event(RENEWED));
}

function forget(): void {
  database = undefined;
}
