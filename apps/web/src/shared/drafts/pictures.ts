import { IMAGE_REFERENCE, type Image } from '@trazo/plan/images';
import { type IDBPDatabase, openDB } from 'idb';
import { openStorage } from './storage-failure.ts';

const DATABASE = 'pictures';
const STORE = 'pictures';

/** Unused pictures stay this long, for tabs and undo steps that still hold their reference. */
const GRACE = 24 * 60 * 60 * 1000;

interface StoredPicture {
  readonly picture: Blob;
  readonly storedAt: number;
}

/** Pictures of this visit: what the database would not take is at least shown and sent. */
const inMemory = new Map<string, Blob>();

let database: Promise<IDBPDatabase> | undefined;

function open(): Promise<IDBPDatabase> {
  database ??= openDB(DATABASE, 1, {
    upgrade: (created) => void created.createObjectStore(STORE),
    terminated: reopenNextTime,
  }).catch((problem) => {
    reopenNextTime();
    throw problem;
  });
  return database;
}

function reopenNextTime(): void {
  database = undefined;
}

/** Tells that a picture that was missing is there again. */
const restored = new EventTarget();
const RESTORED = 'restored';

/** Calls back whenever a lost picture has been restored; the returned function ends it. */
export function onPictureRestored(listener: () => void): () => void {
  restored.addEventListener(RESTORED, listener);
  return () => restored.removeEventListener(RESTORED, listener);
}

/** The SHA-256 of its bytes; a number of its own where the connection is not encrypted and browsers do not count. */
async function printOf(picture: Blob): Promise<string> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) return crypto.getRandomValues(new Uint8Array(32)).toHex();
  return new Uint8Array(await subtle.digest('SHA-256', await picture.arrayBuffer())).toHex();
}

/** Keeps a picture under its print. `kept` is false when it lives in this tab's memory only. */
export async function keepPicture(picture: Blob): Promise<{ reference: Image; kept: boolean }> {
  const reference = `image:${await printOf(picture)}`;
  return { reference, kept: await store(reference, picture) };
}

/** False when it lives in this tab's memory only. */
async function store(reference: Image, picture: Blob): Promise<boolean> {
  inMemory.set(reference, picture);
  try {
    const stored: StoredPicture = { picture, storedAt: Date.now() };
    await (await open()).put(STORE, stored, reference);
    return true;
  } catch {
    return false;
  }
}

/** The picture behind a reference or data URL; undefined when there is none (any more). */
export async function findPicture(image: Image): Promise<Blob | undefined> {
  if (image.startsWith('data:')) return (await fetch(image)).blob();
  if (!IMAGE_REFERENCE.test(image)) return undefined;
  const known = inMemory.get(image);
  if (known !== undefined) return known;
  try {
    const stored: StoredPicture | undefined = await (await open()).get(STORE, image);
    if (stored !== undefined) inMemory.set(image, stored.picture);
    return stored?.picture;
  } catch {
    return undefined;
  }
}

/** The picture as a data URL, for the server; empty when it is gone. */
export async function pictureDataUrl(image: Image): Promise<Image> {
  if (image === '' || image.startsWith('data:')) return image;
  const picture = await findPicture(image);
  if (picture === undefined) return '';
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return `data:${picture.type};base64,${bytes.toBase64()}`;
}

/** Those of the references behind which this browser has no picture any more. */
export async function lostPictures(references: readonly Image[]): Promise<Image[]> {
  const lost: Image[] = [];
  for (const reference of references) {
    if ((await findPicture(reference)) === undefined) lost.push(reference);
  }
  return lost;
}

/** Puts a picture, given as a data URL, behind a reference whose own was lost. */
export async function restorePicture(reference: Image, dataUrl: Image): Promise<void> {
  const picture = await findPicture(dataUrl);
  if (picture === undefined) return;
  await store(reference, picture);
  restored.dispatchEvent(new Event(RESTORED));
}

/** Keeps a picture that came as a data URL; its reference. */
export async function keepDataUrl(dataUrl: Image): Promise<Image> {
  const picture = await findPicture(dataUrl);
  return picture === undefined ? '' : (await keepPicture(picture)).reference;
}

/** Deletes pictures that no stored text names any more. */
export async function collectUnusedPictures(now = Date.now()): Promise<void> {
  const used = referencesIn(openStorage());
  if (used === undefined) return;
  const opened = await open();
  for (const reference of await opened.getAllKeys(STORE)) {
    const stored: StoredPicture | undefined = await opened.get(STORE, reference);
    const old = stored !== undefined && now - stored.storedAt > GRACE;
    if (old && !used.has(String(reference))) await opened.delete(STORE, reference);
  }
}

function referencesIn(storage: Storage | undefined): Set<string> | undefined {
  try {
    if (storage === undefined) return undefined;
    const texts = Array.from({ length: storage.length }, (_, index) => {
      const key = storage.key(index);
      return key === null ? '' : (storage.getItem(key) ?? '');
    });
    return new Set(texts.flatMap((text) => text.match(/image:[0-9a-f]{64}/g) ?? []));
  } catch {
    return undefined;
  }
}
