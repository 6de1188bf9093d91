import type { Image } from '@trazo/plan/images';
import { useEffect, useState } from 'react';
import { findPicture, onPictureRestored } from './pictures.ts';

interface ShownPicture {
  /** An address the browser can show it from; undefined while it loads and when there is none. */
  readonly url: string | undefined;
  /** The draft names it, and this browser has it no more. */
  readonly isLost: boolean;
}

const NOT_THERE: ShownPicture = { url: undefined, isLost: false };

/** A picture of the draft, to be shown. */
export function usePicture(image: Image): ShownPicture {
  const [shown, setShown] = useState(NOT_THERE);
  useEffect(() => {
    let address: string | undefined;
    let current = true;
    const load = async () => {
      const picture = await findPicture(image);
      if (!current || address !== undefined) return;
      address = picture === undefined ? undefined : URL.createObjectURL(picture);
      setShown({ url: address, isLost: picture === undefined && image !== '' });
    };
    void load();
    const forget = onPictureRestored(load);
    return () => {
      current = false;
      forget();
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [image]);
  return image === '' ? NOT_THERE : shown;
}
