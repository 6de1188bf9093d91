import type { KeptFile } from '@trazo/plan/kept-files';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountId } from '../../platform/authentication/account.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import type { PictureJob } from '../../platform/images/picture-processing.ts';
import { isFontFile } from './font-file.ts';
import { ImageGoneError, withImagesThere } from './image-gone-error.ts';
import type { PlanContents } from './plan-content.ts';
import { showsImage } from './plan-image-repository.ts';
import type { PlanImages } from './plan-images.ts';
import { lockHoldings } from './plan-repository.ts';

export interface PictureFile {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/webp' | 'font/sfnt';
}

/** Pictures and fonts by themselves, as documents name them. */
export interface PlanPictures {
  /** Stores a file, and answers the name by which a document refers to it. */
  upload(job: PictureJob, file: KeptFile): Promise<string>;
  /** A file the plan shows; `not_found` for any other. */
  open(owner: AccountId, id: string, hash: string): Promise<PictureFile>;
}

export interface PlanPicturesOptions {
  readonly database: NodePgDatabase;
  readonly contents: PlanContents;
  readonly images: PlanImages;
  readonly store: ImageStore;
}

export function createPlanPictures({ database, contents, images, store }: PlanPicturesOptions): PlanPictures {
  return {
    upload: (job, file) =>
      withImagesThere(async () => {
        const { owner } = job;
        const { kind, sourceHash, hash, added } = await contents.takeFile(file, job);
        return inTransaction(database, async (tx) => {
          await lockHoldings(tx, owner);
          await images.store(tx, owner, added);
          // Another file that gave the same picture may be what that is known by.
          const known = await store.known(tx, owner, [sourceHash, hash]);
          if (!known.has(hash)) throw new ImageGoneError();
          return `${kind}:${known.has(sourceHash) ? sourceHash : hash}`;
        });
      }),
    open: async (owner, id, hash) => {
      const stored = (await store.known(database, owner, [hash])).get(hash)?.hash;
      if (stored === undefined || !(await showsImage(database, owner, id, stored))) {
        throw new ApiError('not_found');
      }
      const bytes = (await store.read(database, owner, [stored])).get(stored);
      if (bytes === undefined) throw new ApiError('not_found');
      return { bytes, mediaType: isFontFile(Buffer.from(bytes)) ? 'font/sfnt' : 'image/webp' };
    },
  };
}
