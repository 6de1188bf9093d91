import { useEffect, useRef } from 'react';
import styles from './document-view.module.css';
import { drawPage } from './draw-page.ts';
import { pdfOf, type ShownDocument } from './shown-document.ts';

/** During a zoom gesture the picture is stretched; it is drawn again after it (debounce). */
const ZOOM_PAUSE = 140;
/** Pages out of view are drawn when those in view have been. */
const OUT_OF_VIEW_PAUSE = 180;

interface PageCanvasProps {
  readonly document: ShownDocument;
  /** From 0. */
  readonly page: number;
  /** In CSS pixels. */
  readonly width: number;
  readonly isInView: boolean;
}

/** One page; drawn out of sight and then put in the place of the last drawing, if it looks different at all. */
export function PageCanvas({ document, page, width, isInView }: PageCanvasProps) {
  const host = useRef<HTMLDivElement>(null);
  const drawn = useRef({ visualHash: '', pixelWidth: 0 });
  const visualHash = document.pages[page]?.visualHash;
  useEffect(() => {
    const pixelWidth = Math.round(width * window.devicePixelRatio);
    const isSame = drawn.current.visualHash === visualHash;
    if (visualHash === undefined || (isSame && drawn.current.pixelWidth === pixelWidth)) return;
    const abort = new AbortController();
    const draw = async () => {
      const canvas = await drawPage(pdfOf(document, page), page, pixelWidth, abort.signal).catch(
        () => undefined,
      );
      if (canvas === undefined || abort.signal.aborted) return;
      host.current?.replaceChildren(canvas);
      drawn.current = { visualHash, pixelWidth };
    };
    const pause = isInView ? 0 : OUT_OF_VIEW_PAUSE;
    const timer =
      isSame || pause > 0 ? setTimeout(draw, Math.max(pause, isSame ? ZOOM_PAUSE : 0)) : undefined;
    if (timer === undefined) void draw();
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [document, page, visualHash, width, isInView]);
  return <div className={styles.drawing} ref={host} />;
}
