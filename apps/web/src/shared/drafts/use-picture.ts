import type { Image } from '@trazo/plan/images';
import { useEffect, useState } from 'react';
import { findPicture, onPictureRestored } from './pictures.ts';

/** An address the browser can show a picture from; undefined while it loads and when there is none. */
export function usePictureUrl(image: Image): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let address: string | undefined;
    let current = true;
    const load = async () => {
      const picture = await findPicture(image);
      if (!current || address !== undefined) return;
      address = picture === undefined ? undefined : URL.createObjectURL(picture);
      setUrl(address);
    };
    void load();
    const forget = onPictureRestored(load);
    return () => {
      current = false;
      forget();
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [image]);
  return image === '' ? undefined : url;
}
