import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './pane-splitter.module.css';
import { SHARES, withinShares } from './use-pane.ts';

interface PaneSplitterProps {
  /** The id of the pane to its right. */
  readonly controls: string;
  /** None puts the pane back to what it was at first. */
  readonly onShare: (share: number | undefined) => void;
  readonly onHide: () => void;
}

const HALF = 50;

/** A window splitter (WAI-ARIA practices) between the form and the document: dragged, or moved with arrows, Home and End. */
export function PaneSplitter({ controls, onShare, onHide }: PaneSplitterProps) {
  const { t } = useTranslation('builder');
  const handle = useRef<HTMLHRElement>(null);
  const [share, setShare] = useShownShare(handle);
  // The next key goes on from here, though the screen may not show it yet.
  const moveTo = (next: number) => {
    setShare(next);
    onShare(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => moveTo(withinShares(share + SHARES.step)),
      ArrowRight: () => moveTo(withinShares(share - SHARES.step)),
      Home: () => moveTo(SHARES.most),
      End: () => moveTo(SHARES.least),
      Enter: onHide,
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    move();
  };
  const onPointerMove = ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLHRElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const bounds = boundsOf(currentTarget);
    if (bounds !== undefined)
      onShare(withinShares((100 * (bounds.right - clientX)) / (bounds.right - bounds.left)));
  };
  return (
    <hr
      ref={handle}
      className={styles.splitter}
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('form.pane.width')}
      aria-controls={controls}
      aria-valuemin={SHARES.least}
      aria-valuemax={SHARES.most}
      aria-valuenow={share}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={() => onShare(undefined)}
    />
  );
}

/** From the form's left edge to the document's right one. */
function boundsOf(handle: HTMLElement): { left: number; right: number } | undefined {
  const pane = handle.parentElement;
  const form = pane?.previousElementSibling;
  if (pane == null || form == null) return undefined;
  return { left: form.getBoundingClientRect().left, right: pane.getBoundingClientRect().right };
}

/** The share as it is on the screen, whatever has made it so. */
function useShownShare(handle: { readonly current: HTMLElement | null }) {
  const [share, setShare] = useState<number>(HALF);
  useEffect(() => {
    const pane = handle.current?.parentElement;
    if (pane == null) return;
    const observer = new ResizeObserver(() => {
      const bounds = handle.current === null ? undefined : boundsOf(handle.current);
      if (bounds === undefined || bounds.right <= bounds.left) return;
      setShare(withinShares((100 * pane.getBoundingClientRect().width) / (bounds.right - bounds.left)));
    });
    observer.observe(pane);
    return () => observer.disconnect();
  }, [handle]);
  return [share, setShare] as const;
}
