import type { Image } from '@trazo/plan/images';
import type { ShownPicture } from '../../shared/rich-text/text-pictures.ts';
import { findPicture, onPictureRestored } from './pictures.ts';

/** Tells how a picture of the draft can be shown, when it has been looked up and when it is there again; the returned function ends it. */
export function followPicture(image: Image, show: (picture: ShownPicture) => void): () => void {
  let address: string | undefined;
  let current = true;
  const load = async () => {
    const picture = await findPicture(image);
    if (!current || address !== undefined) return;
    address = picture === undefined ? undefined : URL.createObjectURL(picture);
    show({ url: address, isLost: picture === undefined && image !== '' });
  };
  void load();
  const forget = onPictureRestored(load);
  return () => {
    current = false;
    forget();
    if (address !== undefined) URL.revokeObjectURL(address);
  };
}
