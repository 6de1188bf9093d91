import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import type { Zoom } from '../../workspace/document-view/stack-layout.ts';

/** The chosen zoom holds for the visit, whatever else is shown. */
let chosen: Zoom | undefined;

/**
 * How large the document is shown, and what changes it. At first a whole page is seen where the width is enough for the pages beside
 * it; on a small screen, or in a low window, its letters would be too small. Without a choice (`undefined`) it is so again.
 */
export function useZoom(): readonly [Zoom, (zoom: Zoom | undefined) => void] {
  const isWide = useMediaQuery('(min-width: 62em) and (min-height: 37.5em)', false, {
    getInitialValueInEffect: false,
  });
  const [own, setOwn] = useState(chosen);
  const choose = useCallback((zoom: Zoom | undefined) => {
    chosen = zoom;
    setOwn(zoom);
  }, []);
  return [own ?? (isWide ? 'page' : 'width'), choose];
}
