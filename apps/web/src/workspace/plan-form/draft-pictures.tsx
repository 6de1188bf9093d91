import type { PictureBlock } from '@trazo/plan/rich-text/blocks';
import { cropPicture, decodePicture, pictureErrorOf } from '../../shared/form/picture-file.ts';
import type { TextPictures } from '../../shared/rich-text/text-pictures.ts';
import { followPicture } from '../drafts/follow-picture.ts';
import { keepPicture } from '../drafts/pictures.ts';
import { usePicture } from '../drafts/use-picture.ts';

/** The whole of a picture, as large as paper needs. */
async function wholePicture(file: Blob): Promise<Blob | undefined> {
  if ((await pictureErrorOf(file)) !== undefined) return undefined;
  const decoded = await decodePicture(file);
  if (decoded === undefined) return undefined;
  const { width, height } = await createImageBitmap(decoded);
  return cropPicture(decoded, { x: 0, y: 0, width, height });
}

/** The pictures of the draft's texts. */
export const DRAFT_PICTURES: TextPictures = {
  follow: followPicture,
  keep: async (file) => {
    const picture = await wholePicture(file);
    return picture === undefined ? undefined : (await keepPicture(picture)).reference;
  },
};

/** A picture of a text that is only shown. */
export function DraftPicture({ image, description }: Pick<PictureBlock, 'image' | 'description'>) {
  const { url } = usePicture(image);
  return url === undefined ? null : <img src={url} alt={description} />;
}
