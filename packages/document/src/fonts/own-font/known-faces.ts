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

/** Own fonts a process has at hand: a user edits one plan, and a process serves a few of them. */
export const KEPT_FACES = 3;

/** The user's fonts of the last documents, by family. */
export const knownFaces = new LRUCache<string, OwnFace>({ max: KEPT_FACES });
