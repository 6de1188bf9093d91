import type { Image } from '@trazo/plan/images';
import type { RichBlock } from '@trazo/plan/rich-text/blocks';
import type { ImportRow } from '@trazo/plan/word-import/match-chapters';
import { DRAFT_PICTURES } from '../plan-form/draft-pictures.ts';
import type { PackedPicture } from './word-text.ts';

/** As many of the heaviest pictures as a plan takes. */
const MOST_PICTURES = 30;

interface KeptRows {
  readonly rows: readonly ImportRow[];
  /** Pictures that are none a browser shows, or too many, by the chapter they stood in. */
  readonly lost: readonly { readonly row: ImportRow; readonly blocks: readonly RichBlock[] }[];
}

/** The chapters with their pictures kept as those of every text; a stand-in is replaced where its picture can be. */
export async function keepPictures(
  rows: readonly ImportRow[],
  packed: ReadonlyMap<string, PackedPicture>,
): Promise<KeptRows> {
  const kept = new Map<string, Image | undefined>();
  const keep = async (image: string): Promise<Image | undefined> => {
    if (!kept.has(image)) {
      const isRoom = [...kept.values()].filter((one) => one !== undefined).length < MOST_PICTURES;
      kept.set(image, isRoom ? await DRAFT_PICTURES.keep(await pictureAt(image, packed)) : undefined);
    }
    return kept.get(image);
  };
  const lost: { row: ImportRow; blocks: RichBlock[] }[] = [];
  const replaced: ImportRow[] = [];
  for (const row of rows) {
    const blocks: RichBlock[] = [];
    const missing: RichBlock[] = [];
    for (const block of row.blocks) {
      if (block.type !== 'picture' || row.target === undefined) blocks.push(block);
      else {
        const image = await keep(block.image);
        if (image === undefined) missing.push(block);
        else blocks.push({ ...block, image });
      }
    }
    replaced.push({ ...row, blocks });
    if (missing.length > 0) lost.push({ row, blocks: missing });
  }
  return { rows: replaced, lost };
}

/** A picture of the file; in what was pasted, the bytes are in its address. */
async function pictureAt(image: string, packed: ReadonlyMap<string, PackedPicture>): Promise<Blob> {
  const picture = packed.get(image);
  return picture === undefined
    ? (await fetch(image)).blob()
    : new Blob([picture.bytes], { type: picture.type });
}
