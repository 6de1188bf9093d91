import { BLOCK_LIMITS, countPictures } from './blocks.ts';
import { hasBlocks } from './plain-text.ts';

/** Dotted paths of the texts of a section that hold more pictures than the editor puts into one. */
export function overfullTexts(section: object): string[] {
  return Object.entries(section).flatMap(([key, value]) => {
    if (hasBlocks(value)) return countPictures(value.blocks) > BLOCK_LIMITS.pictures ? [key] : [];
    if (typeof value !== 'object' || value === null) return [];
    return overfullTexts(value).map((path) => `${key}.${path}`);
  });
}
