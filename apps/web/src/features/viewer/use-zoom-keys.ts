import { useEffect } from 'react';
import { type Zoom, zoomStep } from '../../shared/document-view/stack-layout.ts';

/** Ctrl and plus, minus or nought zoom the document, not the page around it. */
export function useZoomKeys(percent: number, onZoom: (zoom: Zoom) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      const next = zoomOf(event.key, percent);
      if (next === undefined) return;
      event.preventDefault();
      onZoom(next);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [percent, onZoom]);
}

function zoomOf(key: string, percent: number): Zoom | undefined {
  if (key === '+' || key === '=') return zoomStep(percent, 1);
  if (key === '-') return zoomStep(percent, -1);
  return key === '0' ? 'width' : undefined;
}
