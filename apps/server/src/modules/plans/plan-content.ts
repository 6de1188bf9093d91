import { lineOf } from '@trazo/contract/accounts/person-fields';
import { encodeContent, pictureIssues } from '@trazo/contract/content/content-codec';
import { createContentReader } from '@trazo/contract/content/content-reader';
import { CONTENT_LIMIT } from '@trazo/contract/content/limits';
import { currentVersion } from '@trazo/contract/content/migrations';
import { PLAN_NAME_LIMIT } from '@trazo/contract/plans/plan';
import { planCompleteness } from '@trazo/plan/completeness';
import { type Image, isImageReference } from '@trazo/plan/images';
import { type PlacedPicture, picturesOf } from '@trazo/plan/plan-pictures';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { Queryable } from '../../platform/database/transaction.ts';
import { ApiProblem } from '../../platform/errors/api-problem.ts';
import { STORED_MEDIA_TYPE } from '../../platform/images/image-encoding.ts';
import {
  type ImageStore,
  type NewImage,
  newImage,
  type StoredImage,
  sourceHashOf,
} from '../../platform/images/image-store.ts';
import { withPictures } from './plan-pictures.ts';

/** Different pictures a plan may hold: as many as its document may. */
const PICTURE_LIMIT = 200;
const DATA_URL_START = `data:${STORED_MEDIA_TYPE};base64,`;

/** A content ready to be stored. */
export interface StorableContent {
  /** With references in place of pictures. */
  readonly text: string;
  readonly schema: number;
  /** The company's name, fit for a header. */
  readonly name: string;
  readonly completeness: number;
  /** The pictures it refers to, and those of them that are not stored yet. */
  readonly hashes: readonly string[];
  readonly added: readonly NewImage[];
}

/** Takes contents in from the wire and gives them out again. */
export interface PlanContents {
  /** Throws what `decodeContent` finds, and `image_invalid` for pictures that cannot be decoded. */
  takeIn(content: string, owner: AccountId): Promise<StorableContent>;
  /** The wire's content of what is stored, in the current schema, with its pictures. */
  giveOut(stored: StoredContent, owner: AccountId): Promise<string>;
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

export function createPlanContents(database: NodePgDatabase, store: ImageStore): PlanContents {
  const { read } = createContentReader();
  const decode = (content: string) => {
    const decoded = read(content);
    if (!decoded.ok) throw new ApiProblem(decoded.code, { details: decoded.issues });
    return decoded;
  };

  const withPictureBytes = async (stored: StoredContent, owner: AccountId): Promise<ContentWithPictures> => {
    const { content } = stored;
    if (!stored.hasImages) return { content, pictures: new Map() };
    const hashes = picturesOf(decode(content).plan).map(({ image }) => hashOfReference(image));
    const bytes = await store.read(database, owner, [...new Set(hashes)]);
    return { content, pictures: new Map(bytes.entries().map(([hash, data]) => [referenceTo(hash), data])) };
  };

  return {
    takeIn: async (content, owner) => {
      const { plan, theme, isCanonical } = decode(content);
      const taken = await takePictures(database, store, owner, picturesOf(plan));
      const isStored = taken.references.size === 0 && isCanonical();
      const text = isStored ? content : encodeContent({ plan: withPictures(plan, taken.referenceOf), theme });
      return {
        text,
        schema: currentVersion(),
        name: nameOf(plan.general.companyName),
        completeness: planCompleteness(plan).ratio,
        hashes: [...new Set(taken.references.values())],
        added: taken.added,
      };
    },
    giveOut: async (stored, owner) => {
      if (!stored.hasImages && stored.contentSchema === currentVersion()) return stored.content;
      const { plan, theme } = decode(stored.content);
      const { pictures } = await withPictureBytes(stored, owner);
      const dataUrls = new Map(
        pictures
          .entries()
          .map(([reference, bytes]) => [
            reference,
            `${DATA_URL_START}${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`,
          ]),
      );
      return encodeContent({ plan: withPictures(plan, (image) => dataUrls.get(image) ?? ''), theme });
    },
    withPictureBytes,
  };
}

interface TakenPictures {
  /** Picture as it was sent → hash of what is stored of it. */
  readonly references: ReadonlyMap<Image, string>;
  readonly referenceOf: (image: Image) => Image;
  readonly added: readonly NewImage[];
}

const NO_PICTURES: TakenPictures = { references: new Map(), referenceOf: (image) => image, added: [] };

async function takePictures(
  on: Queryable,
  store: ImageStore,
  owner: AccountId,
  placed: readonly PlacedPicture[],
): Promise<TakenPictures> {
  if (placed.length === 0) return NO_PICTURES;
  const shown = placed.map(({ image }) => image);
  const different = new Set(shown);
  // References are ours alone: from outside, one could make little text into a large plan.
  if (shown.some(isImageReference)) throw noPictures(placed, isImageReference);
  if (different.size > PICTURE_LIMIT) throw new ApiProblem('limit_exceeded');
  const sources = new Map(different.values().map((image) => [image, sourceOf(image)]));
  const hashOf = new Map(sources.entries().map(([image, source]) => [image, sourceHashOf(source)]));
  const known = await store.known(on, owner, [...hashOf.values()]);
  const references = new Map<Image, string>();
  const sizes = new Map<string, number>();
  const added: NewImage[] = [];
  const unreadable = new Set<Image>();
  for (const [image, source] of sources) {
    const stored = known.get(hashOf.get(image) ?? '') ?? (await encoded(source, added));
    if (stored === undefined) {
      unreadable.add(image);
      continue;
    }
    references.set(image, stored.hash);
    sizes.set(stored.hash, stored.size);
  }
  if (unreadable.size > 0) throw noPictures(placed, (image) => unreadable.has(image));
  const bytes = shown.reduce((total, image) => total + (sizes.get(references.get(image) ?? '') ?? 0), 0);
  if ((bytes * 4) / 3 > CONTENT_LIMIT) throw new ApiProblem('content_too_large');
  return { references, referenceOf: (image) => referenceTo(references.get(image) ?? ''), added };
}

/** Undefined for what cannot be decoded. */
async function encoded(source: Uint8Array, added: NewImage[]): Promise<StoredImage | undefined> {
  try {
    const image = await newImage(source);
    added.push(image);
    return { hash: image.hash, size: image.bytes.byteLength };
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'image_invalid') return undefined;
    throw problem;
  }
}

/** Names the places of those that are meant. */
function noPictures(placed: readonly PlacedPicture[], isMeant: (image: Image) => boolean): ApiProblem {
  const places = placed.filter(({ image }) => isMeant(image)).map(({ path }) => path);
  return new ApiProblem('image_invalid', { details: pictureIssues(places) });
}

const REFERENCE = 'image:';
const referenceTo = (hash: string): Image => `${REFERENCE}${hash}`;
const hashOfReference = (reference: Image): string => reference.slice(REFERENCE.length);

const sourceOf = (dataUrl: Image): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** One printable line: nothing in it ends a header or turns the text around it. */
export const nameOf = (companyName: string): string => lineOf(companyName, PLAN_NAME_LIMIT);
