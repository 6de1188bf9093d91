import { useEffect, useState } from 'react';
import { usePicture } from '../pictures/use-picture.ts';
import { useDraft } from '../plan-store/use-draft.ts';
import { type LogoColour, logoColours } from './logo-colours.ts';

/** Pixels a side that a logo is looked at in: enough to tell its colours. */
const SIDE = 96;

const NONE: readonly LogoColour[] = [];

/** The colours of the draft's logo; none while there is no logo, or it cannot be shown. */
export function useLogoColours(): readonly LogoColour[] {
  const { url } = usePicture(useDraft(({ draft }) => draft.general.logo));
  const [read, setRead] = useState<{ readonly url: string; readonly colours: readonly LogoColour[] }>();
  useEffect(() => {
    if (url === undefined) return;
    let current = true;
    const look = async () => {
      const pixels = await pixelsOf(url);
      if (current) setRead({ url, colours: pixels === undefined ? NONE : logoColours(pixels) });
    };
    void look();
    return () => {
      current = false;
    };
  }, [url]);
  return read !== undefined && read.url === url ? read.colours : NONE;
}

/** A picture's pixels, made small; undefined where the browser cannot read it. */
async function pixelsOf(url: string): Promise<Uint8ClampedArray | undefined> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const scale = SIDE / Math.max(image.naturalWidth, image.naturalHeight, 1);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}
