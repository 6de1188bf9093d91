import { type Ref, useEffect, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './document-view.module.css';
import { PageCanvas } from './page-canvas.tsx';
import type { PagePosition } from './page-changes.ts';
import { PageText } from './page-text.tsx';
import type { ShownDocument } from './shown-document.ts';
import { isInView, pagesBetween, type Zoom } from './stack-layout.ts';
import { type PickedPoint, usePicking } from './use-picking.ts';
import { useStack } from './use-stack.ts';

export interface PageStackHandle {
  /** Scrolls to a position; at once or, where movement is welcome, smoothly. */
  readonly goTo: (position: PagePosition, behavior?: ScrollBehavior) => void;
  readonly shows: (page: number) => boolean;
  /** Reads on or back: by a page where the whole of it shows, else by as much as shows. */
  readonly turn: (direction: 1 | -1) => void;
  readonly scrollBy: (height: number) => void;
}

/** The rest of the view stays in it, to find one's way by. */
const READ_ON = 0.875;

interface PageStackProps {
  readonly document: ShownDocument;
  readonly label: string;
  /** Beside the pictures their words, for screen readers; not where the same words stand in a form. */
  readonly isReadOut?: boolean;
  readonly zoom?: Zoom;
  /** Pinching, or the wheel with Ctrl held; percent. */
  readonly onZoom?: (percent: number) => void;
  /** The page in the middle of the view (from 0), and how large it is shown. */
  readonly onView?: (view: { page: number; percent: number }) => void;
  /** The page on which something has just changed. */
  readonly changed?: number | undefined;
  /** A point of a page was clicked: the page (from 0), and shares of its width and height. */
  readonly onPick?: ((picked: PickedPoint) => void) | undefined;
  /** Where to begin. */
  readonly start?: PagePosition | undefined;
  readonly ref?: Ref<PageStackHandle>;
}

/** The document's pages under one another on the desk; only those in view, and their neighbours, are drawn. */
export function PageStack(props: PageStackProps) {
  const {
    document,
    label,
    isReadOut = false,
    zoom = 'width',
    onZoom,
    onView,
    changed,
    onPick,
    start,
    ref,
  } = props;
  const { t } = useTranslation('viewer');
  const { desk, layout, measured, view, percent, scrollTo } = useStack({ document, zoom, onZoom, start });
  const middle = (view.from + view.to) / 2;
  const [page] = pagesBetween(layout, middle, middle);
  useEffect(() => {
    if (measured) onView?.({ page, percent });
  }, [onView, page, percent, measured]);
  const viewport = view.to - view.from;
  useImperativeHandle(ref, () => ({
    goTo: ({ page: goal, top }, behavior = 'smooth') => scrollTo({ page: goal, down: top }, behavior),
    shows: (wanted) => isInView(layout, wanted, view.from, view.to),
    turn: (direction) => {
      const isWhole = (layout.sizes[page]?.height ?? 0) <= viewport;
      if (isWhole) scrollTo({ page: page + direction, down: 0 }, 'instant');
      else desk.current?.scrollBy({ top: direction * viewport * READ_ON });
    },
    scrollBy: (height) => desk.current?.scrollBy({ top: height }),
  }));
  usePicking(desk, onPick);
  const [first, last] = pagesBetween(layout, view.from - viewport, view.to + viewport);
  const [firstInView, lastInView] = pagesBetween(layout, view.from, view.to);
  const total = document.pages.length;
  return (
    <section
      className={styles.desk}
      ref={desk}
      aria-label={label}
      data-picks={onPick !== undefined || undefined}
    >
      <div className={styles.stack} style={{ minWidth: layout.width, height: layout.height }}>
        {(measured ? layout.sizes.slice(first, last + 1) : []).map((size, offset) => {
          const index = first + offset;
          return (
            <div
              key={index}
              className={styles.page}
              data-page={index}
              data-changed={changed === index || undefined}
              style={{ ...size, top: layout.tops[index] }}
            >
              <div className={styles.picture} role="img" aria-label={t('page', { number: index + 1, total })}>
                <PageCanvas
                  document={document}
                  page={index}
                  width={size.width}
                  isInView={index >= firstInView && index <= lastInView}
                />
              </div>
              {isReadOut && <PageText document={document} page={index} />}
            </div>
          );
        })}
      </div>
    </section>
  );
}
