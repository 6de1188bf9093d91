import type { Font } from 'fontkit';
import { LRUCache } from 'lru-cache';

/** Own fonts a process has at hand: a user edits one plan, and a process serves a few of them. */
export const KEPT_FACES = 3;

/** The user's fonts of the last documents, by family. */
export const knownFaces = new LRUCache<string, Font>({ max: KEPT_FACES });
