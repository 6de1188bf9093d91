import { useCallback, useState } from 'react';
import type { Zoom } from '../../workspace/document-view/stack-layout.ts';

/** The chosen zoom holds for the visit, whatever section is open. */
let chosen: Zoom = 'width';

/** How large the document is shown beside the form: at first as wide as its pane, and again with each change of its width. */
export function usePaneZoom(): readonly [Zoom, (zoom: Zoom) => void] {
  const [zoom, setZoom] = useState(chosen);
  const choose = useCallback((next: Zoom) => {
    chosen = next;
    setZoom(next);
  }, []);
  return [zoom, choose];
}
