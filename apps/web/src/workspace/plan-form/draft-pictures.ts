import { cropPicture, decodePicture, pictureErrorOf } from '../../shared/form/picture-file.ts';
import type { TextPictures } from '../../shared/rich-text/text-pictures.ts';
import { followPicture } from '../pictures/follow-picture.ts';
import { keepPicture } from '../pictures/pictures.ts';

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
