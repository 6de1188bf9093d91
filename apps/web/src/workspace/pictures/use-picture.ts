import type { Image } from '@trazo/plan/images';
import { useEffect, useState } from 'react';
import type { ShownPicture } from '../../shared/rich-text/text-pictures.ts';
import { followPicture } from './follow-picture.ts';

const NOT_THERE: ShownPicture = { url: undefined, isLost: false };

/** A picture of the draft, to be shown. */
export function usePicture(image: Image): ShownPicture {
  const [shown, setShown] = useState(NOT_THERE);
  useEffect(() => followPicture(image, setShown), [image]);
  return image === '' ? NOT_THERE : shown;
}
