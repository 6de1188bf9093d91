import type { OwnFont } from '@trazo/plan/theme/own-font';
import { useEffect, useState } from 'react';
import { findPicture, onPictureRestored } from '../pictures/pictures.ts';

/** A font of the user's own in this page. */
interface OwnFace {
  /** The family it goes by here; undefined while it is looked up, or where the browser cannot show it. */
  readonly family: string | undefined;
  /** Its file is not in this browser any more. */
  readonly isLost: boolean;
}

interface LoadedFace extends OwnFace {
  readonly file: string;
}

/** The user's font, loaded from where the draft keeps it, to write its name in its own letters. */
export function useOwnFace(font: OwnFont | null): OwnFace {
  const file = font?.file;
  const [loaded, setLoaded] = useState<LoadedFace>();
  useEffect(() => {
    if (file === undefined) return;
    let current = true;
    let face: FontFace | undefined;
    const load = async () => {
      const found = await findPicture(file);
      // Undefined where the browser has the file's entry, but its bytes no more.
      const bytes = await found?.arrayBuffer().catch(() => undefined);
      if (!current || face !== undefined) return;
      if (bytes === undefined) {
        setLoaded({ file, family: undefined, isLost: true });
        return;
      }
      // A name of its own: it must not stand in for a font of the page.
      const family = `own-font-${file.slice(-12)}`;
      face = new FontFace(family, bytes);
      document.fonts.add(face);
      const isShown = await face.load().then(
        () => true,
        () => false,
      );
      if (current) setLoaded({ file, family: isShown ? family : undefined, isLost: false });
    };
    void load();
    const forget = onPictureRestored(load);
    return () => {
      current = false;
      forget();
      if (face !== undefined) document.fonts.delete(face);
    };
  }, [file]);
  return loaded !== undefined && loaded.file === file ? loaded : { family: undefined, isLost: false };
}
