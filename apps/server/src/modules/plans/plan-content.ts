import { lineOf } from '@trazo/contract/accounts/person-fields';
import { decodeContent, encodeContent, pictureIssues } from '@trazo/contract/content/content-codec';
import type { Content } from '@trazo/contract/content/decoded-content';
import { CONTENT_LIMIT } from '@trazo/contract/content/limits';
import { currentVersion } from '@trazo/contract/content/migrations';
import { contentOf } from '@trazo/contract/plan-document/content-of';
import { PLAN_NAME_LIMIT } from '@trazo/contract/plans/plan';
import { withForecast } from '@trazo/document/print-model/finance/forecast/printed-forecast';
import { wordsOf } from '@trazo/document/print-model/wording';
import { planRatio } from '@trazo/plan/completeness';
import { type Image, isImageReference } from '@trazo/plan/images';
import type { KeptFile } from '@trazo/plan/kept-files';
import { must } from '@trazo/plan/must';
import { type PlacedPicture, picturesOf, withPictures } from '@trazo/plan/plan-pictures';
import type { Finance } from '@trazo/plan/sections/finance';
import { FONT_DATA_URL_START } from '@trazo/plan/theme/own-font';
import { lookOf } from '@trazo/plan/theme/theme';
import * as Y from 'yjs';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { Queryable } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import {
  type ImageStore,
  type NewImage,
  newImage,
  type PlacedImage,
  STORED_MEDIA_TYPE,
  type StoredImage,
  sourceHashOf,
} from '../../platform/images/image-store.ts';
import type { PictureJob } from '../../platform/images/picture-processing.ts';
import { referencesIn } from './document-update.ts';
import { isFontFile, takeFont, takeFontFile, withFontFile } from './font-file.ts';
import { ImageGoneError } from './image-gone-error.ts';

/** Different pictures a plan may hold: as many as its document may. */
const PICTURE_LIMIT = 200;
const DATA_URL_START = `data:${STORED_MEDIA_TYPE};base64,`;

/** What is stored of a content. */
export interface StorableContent {
  /** With references in place of pictures. */
  readonly text: string;
  readonly schema: number;
  /** The company's name, fit for a header. */
  readonly name: string;
  readonly completeness: number;
  /** The pictures it refers to, its font among them, and those of them that are not stored yet. */
  readonly hashes: readonly string[];
  readonly added: readonly PlacedImage[];
}

/** A content ready to be stored, and what it says. */
export interface SentContent extends StorableContent, Content {}

/** What is stored of a file, under the hash of what was sent. */
export interface TakenFile {
  readonly kind: 'image' | 'font';
  readonly sourceHash: string;
  readonly hash: string;
  readonly added: readonly PlacedImage[];
}

/** Plan contents between the wire, with pictures in them, and the database, with references. */
export interface PlanContents {
  /** Throws what `decodeContent` finds, `image_invalid` for pictures that cannot be decoded, `font_…` for a font that cannot be one, and what stops picture work. */
  toStored(content: string, job: PictureJob): Promise<SentContent>;
  /** A picture or font file by itself, ready to be stored, by the name a document has for it; throws as `toStored` does. */
  takeFile(file: KeptFile, job: PictureJob): Promise<TakenFile>;
  /** What a stored content says, pictures by reference. */
  read(stored: string): Content;
  /** What follows from a document, all of whose pictures and fonts are stored. `shown`: figures of its forecast as they were before. */
  ofDocument(on: Queryable, owner: AccountId, doc: Y.Doc, shown?: string): Promise<StorableContent>;
  /** The wire's content of what is stored, in the current schema, with its pictures; `ImageGoneError` where one is deleted. */
  toWire(stored: StoredContent, owner: AccountId): Promise<string>;
  /** The company's logo as it is stored; undefined where the plan has none. */
  logo(stored: StoredContent, owner: AccountId): Promise<Uint8Array | undefined>;
  /** What is stored with the bytes of its pictures, by reference. */
  withPictureBytes(stored: StoredContent, owner: AccountId): Promise<ContentWithPictures>;
}

export interface StoredContent {
  readonly content: string;
  readonly contentSchema: number;
  readonly hasImages: boolean;
}

export interface ContentWithPictures {
  readonly content: string;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

export interface PlanContentsOptions extends Pick<Foundation, 'database' | 'pictures'> {
  readonly store: ImageStore;
}

/** What a content says; throws what is wrong with it. */
function decode(content: string): Content {
  const decoded = decodeContent(content);
  if (!decoded.ok) throw new ApiError(decoded.code, { details: decoded.issues });
  return decoded;
}

export function createPlanContents(options: PlanContentsOptions): PlanContents {
  const { database, store } = options;
  const withPictureBytes = async (stored: StoredContent, owner: AccountId): Promise<ContentWithPictures> => {
    const { content } = stored;
    if (!stored.hasImages) return { content, pictures: new Map() };
    const { plan, theme } = decode(content);
    const references = [
      ...picturesOf(plan).map(({ image }) => image),
      ...(theme.ownFont === null ? [] : [theme.ownFont.file]),
    ];
    const bytes = await store.read(database, owner, [...new Set(references.map(hashOfReference))]);
    const pictures = new Map<string, Uint8Array>();
    for (const reference of references) {
      const data = bytes.get(hashOfReference(reference));
      if (data !== undefined) pictures.set(reference, data);
    }
    return { content, pictures };
  };

  return {
    toStored: async (content, job) => {
      const { plan, theme } = decode(content);
      const font = await takeFont(options, job, theme);
      const taken = await takePictures(options, job, picturesOf(plan), font?.size);
      const stored = { plan: withPictures(plan, taken.referenceOf), theme: font?.theme ?? theme };
      return {
        text: encodeContent(stored),
        schema: currentVersion(),
        name: nameOf(plan.general.companyName),
        completeness: planRatio(plan),
        hashes: [...new Set([...taken.references.values(), ...(font === null ? [] : [font.hash])])],
        added: [...taken.added, ...(font?.added ?? [])],
        ...stored,
      };
    },
    takeFile: async (file, job) => {
      if (file.startsWith(FONT_DATA_URL_START)) {
        const { hash, added } = await takeFontFile(options, job, file);
        return { kind: 'font', sourceHash: hash, hash, added };
      }
      const { references, added } = await takePictures(options, job, [{ image: file, path: [] }]);
      const hash = must(references.get(file), 'each picture that can be read is stored');
      return { kind: 'image', sourceHash: sourceHashOf(sourceOf(file)), hash, added };
    },
    read: decode,
    ofDocument: async (on, owner, doc, shown) => {
      const known = await store.known(on, owner, referencesOf(doc).map(hashOfReference));
      return contentOfDocument(doc, known, shown === undefined ? undefined : decode(shown).plan.finance);
    },
    toWire: async (stored, owner) => {
      if (!stored.hasImages && stored.contentSchema === currentVersion()) return stored.content;
      const { plan, theme } = decode(stored.content);
      const { pictures } = await withPictureBytes(stored, owner);
      const inBase64 = (reference: string): string => {
        const bytes = pictures.get(reference);
        if (bytes === undefined) throw new ImageGoneError();
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
      };
      const written = withPictures(plan, (reference) => `${DATA_URL_START}${inBase64(reference)}`);
      const withFile = withFontFile(theme, (reference) => `${FONT_DATA_URL_START}${inBase64(reference)}`);
      return encodeContent({ plan: written, theme: withFile });
    },
    logo: async (stored, owner) => {
      if (!stored.hasImages) return undefined;
      const { logo } = decode(stored.content).plan.general;
      if (logo === '') return undefined;
      const hash = hashOfReference(logo);
      return (await store.read(database, owner, [hash])).get(hash);
    },
    withPictureBytes,
  };
}

/** All it names, also what is not shown any more: who took it away may bring it back. */
const referencesOf = (doc: Y.Doc): string[] => referencesIn(Y.encodeStateAsUpdate(doc));

/** `stored`: by the hashes that it names, what is stored. */
function contentOfDocument(
  doc: Y.Doc,
  stored: ReadonlyMap<string, StoredImage>,
  figures: Finance | undefined,
): StorableContent {
  const hashOf = (reference: string) =>
    must(stored.get(hashOfReference(reference)), 'what a document names is stored').hash;
  const content = contentOf(doc, figures);
  const theme = withFontFile(content.theme, (file) => `font:${hashOf(file)}`);
  const shown = withPictures(content.plan, (image) => referenceTo(hashOf(image)));
  const { forecast: _forecast, ...plan } = withForecast(shown, wordsOf(lookOf(theme)));
  return {
    text: encodeContent({ plan, theme }),
    schema: currentVersion(),
    name: nameOf(plan.general.companyName),
    completeness: planRatio(plan),
    hashes: [...new Set(stored.values().map(({ hash }) => hash))],
    added: [],
  };
}

interface TakenPictures {
  /** Picture as it was sent → hash of what is stored of it. */
  readonly references: ReadonlyMap<Image, string>;
  readonly referenceOf: (image: Image) => Image;
  readonly added: readonly PlacedImage[];
}

const NO_PICTURES: TakenPictures = { references: new Map(), referenceOf: (image) => image, added: [] };

async function takePictures(
  { database, store, pictures }: PlanContentsOptions,
  job: PictureJob,
  placed: readonly PlacedPicture[],
  /** Bytes of what else the content holds. */
  besides = 0,
): Promise<TakenPictures> {
  if (placed.length === 0) return NO_PICTURES;
  const shown = placed.map(({ image }) => image);
  const different = new Set(shown);
  // References are ours alone: from outside, one could make little text into a large plan.
  if (shown.some(isImageReference)) throw noPictures(placed, isImageReference);
  if (different.size > PICTURE_LIMIT) throw new ApiError('limit_exceeded');
  const sources = new Map(different.values().map((image) => [image, sourceOf(image)]));
  const hashOf = new Map(sources.entries().map(([image, source]) => [image, sourceHashOf(source)]));
  const known = await store.known(database, job.owner, [...hashOf.values()]);
  // What is known by its hash may be a font.
  const storedAs = (image: Image) =>
    isFontFile(must(sources.get(image), 'each picture of the plan has its bytes'))
      ? undefined
      : known.get(must(hashOf.get(image), 'each picture of the plan was hashed'));
  const fresh = [...sources].filter(([image]) => storedAs(image) === undefined);
  const encoded = await pictures.pictures(
    job,
    fresh.map(([, source]) => source),
  );
  const added = new Map<Image, NewImage>();
  for (const [index, [image, source]] of fresh.entries()) {
    const bytes = encoded[index];
    if (bytes !== undefined) added.set(image, newImage(source, bytes));
  }
  const references = new Map<Image, string>();
  const sizes = new Map<string, number>();
  const unreadable = new Set<Image>();
  for (const image of different) {
    const made = added.get(image);
    const stored = made ? { hash: made.hash, size: made.bytes.byteLength } : storedAs(image);
    if (stored === undefined) {
      unreadable.add(image);
      continue;
    }
    references.set(image, stored.hash);
    sizes.set(stored.hash, stored.size);
  }
  if (unreadable.size > 0) throw noPictures(placed, (image) => unreadable.has(image));
  const hashAs = (image: Image) =>
    must(references.get(image), 'each picture of the plan that can be read is stored');
  const sizeOf = (image: Image) => must(sizes.get(hashAs(image)), 'each picture that is stored has its size');
  const bytes = shown.reduce((total, image) => total + sizeOf(image), besides);
  if ((bytes * 4) / 3 > CONTENT_LIMIT) throw new ApiError('content_too_large');
  return {
    references,
    referenceOf: (image) => referenceTo(hashAs(image)),
    added: await store.place(job.owner, [...added.values()]),
  };
}

/** Names the paths of those that are meant. */
function noPictures(placed: readonly PlacedPicture[], isMeant: (image: Image) => boolean): ApiError {
  const paths = placed.filter(({ image }) => isMeant(image)).map(({ path }) => path);
  return new ApiError('image_invalid', { details: pictureIssues(paths) });
}

const referenceTo = (hash: string): Image => `image:${hash}`;
/** The hash in `image:` and `font:` references. */
export const hashOfReference = (reference: string): string => reference.slice(reference.indexOf(':') + 1);

const sourceOf = (dataUrl: Image): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** One printable line: nothing in it ends a header or turns the text around it. */
export const nameOf = (companyName: string): string => lineOf(companyName, PLAN_NAME_LIMIT);
