import { type Image, isImageReference } from './images.ts';
import { type FontFile, isFontReference } from './theme/own-font.ts';

/** A picture or a font file, by data URL or reference. */
export type KeptFile = Image | FontFile;

/** References in any text, however it is quoted. */
export const FILE_REFERENCES = /(?:image|font):[0-9a-f]{64}/g;

/** How the data URL of such a file begins. */
export const FILE_DATA_URL = /^data:(?:image|font)\//;

/** Whether a text names a file kept apart. */
export const isFileReference = (value: string): boolean => isImageReference(value) || isFontReference(value);
