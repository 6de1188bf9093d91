import { createBlobDatabase } from '../../shared/storage/blob-database.ts';

export const STORE = 'pictures';

/** The pictures of this browser. */
export const pictureDatabase = createBlobDatabase(STORE);
