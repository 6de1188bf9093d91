import { createBlobDatabase } from '../../shared/storage/blob-database.ts';

const STORE = 'previews';
const LAST = 'last';

/** For this visit, where the browser keeps nothing. */
let inMemory: Blob | undefined;

const database = createBlobDatabase(STORE);

/** Keeps the document the user wanted to download until they may (specification §4); only the last one. */
export async function keepPreview(document: Blob): Promise<void> {
  inMemory = document;
  try {
    await (await database.open()).put(STORE, document, LAST);
  } catch {
    return;
  }
}

/** The document that was kept last. */
export async function keptPreview(): Promise<Blob | undefined> {
  if (inMemory !== undefined) return inMemory;
  try {
    const stored: unknown = await (await database.open()).get(STORE, LAST);
    return stored instanceof Blob ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Takes it off this device. */
export async function forgetPreview(): Promise<void> {
  inMemory = undefined;
  try {
    await (await database.open()).clear(STORE);
  } catch {
    return;
  }
}
