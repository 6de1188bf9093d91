import { useEffect } from 'react';
import { type Zoom, zoomStep } from '../../workspace/document-view/stack-layout.ts';

const DIRECTIONS: ReadonlyMap<string, 1 | -1 | 0> = new Map([
  ['+', 1],
  ['=', 1],
  ['-', -1],
  ['0', 0],
]);

/** Ctrl and plus, minus or nought zoom the document, not the page around it. */
export function useZoomKeys(percent: number, onZoom: (zoom: Zoom | undefined) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      const direction = DIRECTIONS.get(event.key);
      if (direction === undefined) return;
      event.preventDefault();
      const next = direction === 0 ? undefined : zoomStep(percent, direction);
      if (direction === 0 || next !== undefined) onZoom(next);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [percent, onZoom]);
}
