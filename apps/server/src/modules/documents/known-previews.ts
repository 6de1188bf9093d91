import { hash } from 'node:crypto';
import { deltaOf } from '@trazo/contract/delta/delta';
import { LRUCache } from 'lru-cache';
import type { Preview } from './render-task.ts';

/** Bytes of documents a renderer process holds: those of some fifty plans in work, of the 1 GB it may take. */
const KNOWN_BYTES = 50_000_000;

/** The last previews of a renderer process. */
export interface KnownPreviews {
  /** A new one as it is sent: what makes it of the one the caller names, where that is known, or else the whole. */
  sent(pdf: Uint8Array, base?: string): Preview;
}

export function createKnownPreviews(): KnownPreviews {
  const known = new LRUCache<string, Uint8Array>({
    maxSize: KNOWN_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  return {
    sent: (pdf, base = '') => {
      const before = known.get(base);
      const tag = hash('sha256', pdf);
      known.set(tag, pdf);
      return before === undefined
        ? { bytes: pdf, isDelta: false, tag }
        : { bytes: deltaOf(before, pdf), isDelta: true, tag };
    },
  };
}
