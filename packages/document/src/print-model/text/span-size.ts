import type { PrintInline } from '../print-parts.ts';
import { isPrintNote } from './print-spans.ts';

/** How many bytes the words of runs take; a note's number takes next to none. */
export const sizeOf = (spans: readonly PrintInline[]): number =>
  spans.reduce((total, span) => total + (isPrintNote(span) ? 1 : Buffer.byteLength(span.text)), 0);
