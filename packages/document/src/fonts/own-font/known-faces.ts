import type { Font } from 'fontkit';
import { LRUCache } from 'lru-cache';

/** A user's font, ready for the typesetter under a family name that no other font has. */
export interface OwnFace {
  readonly family: string;
  readonly file: Buffer;
  /** How much larger it has to be set to look as large as the others. */
  readonly scale: number;
  readonly font: Font;
}

/** The user's fonts of the last documents, by family: a user edits one plan, and a process serves a few of them. */
export const knownFaces = new LRUCache<string, OwnFace>({ max: 3 });
