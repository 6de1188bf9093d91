import type { Image } from '@trazo/plan/images';
import { isFileReference, type KeptFile } from '@trazo/plan/kept-files';
import { uint8ArrayToBase64, uint8ArrayToHex } from 'uint8array-extras';
import { createBlobDatabase, isLate } from '../../shared/storage/blob-database.ts';

const STORE = 'pictures';
/** The pictures of this browser. */
const pictureDatabase = createBlobDatabase(STORE);

/** Unused pictures stay this long, for tabs and undo steps that still hold their reference. */
const GRACE = 24 * 60 * 60 * 1000;

interface StoredPicture {
  readonly picture: Blob;
  readonly storedAt: number;
}

/** Pictures of this visit: what the database would not take is at least shown and sent. */
const inMemory = new Map<string, Blob>();
/** References behind which nothing was found so far. */
const missed = new Set<string>();

const restored = new EventTarget();
const RESTORED = 'restored';

/** Calls back whenever a picture that was missing is there, or may be; the returned function ends it. */
export function onPictureRestored(listener: () => void): () => void {
  restored.addEventListener(RESTORED, listener);
  return () => restored.removeEventListener(RESTORED, listener);
}

/** The SHA-256 of its bytes; a number of its own where the connection is not encrypted and browsers do not count. */
async function printOf(picture: Blob): Promise<string> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) return uint8ArrayToHex(crypto.getRandomValues(new Uint8Array(32)));
  return uint8ArrayToHex(new Uint8Array(await subtle.digest('SHA-256', await picture.arrayBuffer())));
}

/** Keeps a picture, or a font file, under its print. `kept` is false when it lives in this tab's memory only. */
export async function keepPicture(picture: Blob): Promise<{ reference: KeptFile; kept: boolean }> {
  const reference = `${picture.type.startsWith('font/') ? 'font' : 'image'}:${await printOf(picture)}`;
  return { reference, kept: await store(reference, picture) };
}

/** False when it lives in this tab's memory only. */
async function store(reference: Image, picture: Blob): Promise<boolean> {
  inMemory.set(reference, picture);
  if (missed.delete(reference)) restored.dispatchEvent(new Event(RESTORED));
  try {
    const stored: StoredPicture = { picture, storedAt: Date.now() };
    await (await pictureDatabase.open()).put(STORE, stored, reference);
    return true;
  } catch {
    return false;
  }
}

/** The picture behind a reference or data URL; undefined when there is none (any more). */
export async function findPicture(image: Image): Promise<Blob | undefined> {
  if (image.startsWith('data:')) return (await fetch(image)).blob();
  if (!isFileReference(image)) return undefined;
  return lookUp(image).catch(() => undefined);
}

async function lookUp(reference: Image): Promise<Blob | undefined> {
  const known = inMemory.get(reference);
  if (known !== undefined) return known;
  missed.add(reference);
  const stored: StoredPicture | undefined = await (await pictureDatabase.open())
    .get(STORE, reference)
    .catch(() => undefined);
  if (stored === undefined) return fetchPicture(reference);
  missed.delete(reference);
  inMemory.set(reference, stored.picture);
  return stored.picture;
}

/** What this browser has not, the server may have. */
async function fetchPicture(reference: Image): Promise<Blob | undefined> {
  const picture = await fetchFile(reference);
  if (picture !== undefined) await store(reference, picture);
  return picture;
}

type FetchFile = (reference: Image) => Promise<Blob | undefined>;
let fetchFile: FetchFile = async () => undefined;

/** Sets where a file comes from that this browser has not (any more). */
export function fetchPicturesBy(fetch: FetchFile): void {
  fetchFile = fetch;
}

/** The picture as a data URL, for the server; empty when it is gone. */
export async function pictureDataUrl(image: Image): Promise<Image> {
  if (image === '' || image.startsWith('data:')) return image;
  const picture = await findPicture(image);
  return picture === undefined ? '' : dataUrlOf(picture);
}

async function dataUrlOf(picture: Blob): Promise<Image> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return `data:${picture.type};base64,${uint8ArrayToBase64(bytes)}`;
}

/** The same for what is kept under a reference; undefined while it cannot be looked at: then it is not gone. */
export async function keptDataUrl(reference: Image): Promise<Image | undefined> {
  try {
    const picture = await lookUp(reference);
    return picture === undefined ? '' : await dataUrlOf(picture);
  } catch (error) {
    return isLate(error) ? undefined : '';
  }
}

/** Keeps the pictures of the draft as its text is kept: what is cleared under the page is stored again. */
export function keepWhatIsCleared(inDraft: () => readonly Image[]): void {
  pictureDatabase.onRenewed(async () => {
    for (const reference of inDraft()) {
      const picture = inMemory.get(reference);
      if (picture !== undefined) await store(reference, picture);
    }
    // Those that could not be looked at may be there now.
    restored.dispatchEvent(new Event(RESTORED));
  });
}

/** Puts a picture, given as a data URL, behind a reference whose own was lost. */
export async function restorePicture(reference: Image, dataUrl: Image): Promise<void> {
  const picture = await findPicture(dataUrl);
  if (picture === undefined) return;
  await store(reference, picture);
}

/** Keeps a picture that came as a data URL; its reference. */
export async function keepDataUrl(dataUrl: Image): Promise<Image> {
  const picture = await findPicture(dataUrl);
  return picture === undefined ? '' : (await keepPicture(picture)).reference;
}

/** Deletes pictures that are not among the used ones. */
export async function collectUnusedPictures(references: readonly Image[], now = Date.now()): Promise<void> {
  const used = new Set(references);
  const opened = await pictureDatabase.open();
  for (const reference of await opened.getAllKeys(STORE)) {
    const stored: StoredPicture | undefined = await opened.get(STORE, reference);
    const old = stored !== undefined && now - stored.storedAt > GRACE;
    if (old && !used.has(String(reference))) await opened.delete(STORE, reference);
  }
}
