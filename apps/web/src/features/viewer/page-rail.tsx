import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageCanvas } from '../../workspace/document-view/page-canvas.tsx';
import type { ShownDocument } from '../../workspace/document-view/shown-document.ts';
import styles from './page-rail.module.css';
import { useOnScreen } from './use-on-screen.ts';

const WIDTH = 108;

interface PageRailProps {
  readonly document: ShownDocument;
  /** From 0. */
  readonly current: number;
  readonly onChoose: (page: number) => void;
}

/** Every page, small, to find one's way by. */
export function PageRail({ document, current, onChoose }: PageRailProps) {
  const { t } = useTranslation('viewer');
  return (
    <nav className={styles.rail} aria-label={t('rail')}>
      <ol>
        {numbersUpTo(document.pages.length).map((index) => (
          <li key={index}>
            <RailPage document={document} page={index} isCurrent={index === current} onChoose={onChoose} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface RailPageProps {
  readonly document: ShownDocument;
  readonly page: number;
  readonly isCurrent: boolean;
  readonly onChoose: (page: number) => void;
}

function RailPage({ document, page, isCurrent, onChoose }: RailPageProps) {
  const { t } = useTranslation('viewer');
  const button = useRef<HTMLButtonElement>(null);
  const isSeen = useOnScreen(button);
  useEffect(() => {
    if (isCurrent) keepInView(button.current);
  }, [isCurrent]);
  const { width, height } = document.pages[page] ?? { width: 1, height: 1 };
  return (
    <button
      type="button"
      className={styles.railPage}
      ref={button}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={t('page', { number: page + 1, total: document.pages.length })}
      onClick={() => onChoose(page)}
    >
      <span
        className={styles.railSheet}
        style={{ width: WIDTH, height: Math.round((WIDTH * height) / width) }}
      >
        {isSeen && <PageCanvas document={document} page={page} width={WIDTH} isInView={false} />}
      </span>
      <span aria-hidden="true">{page + 1}</span>
    </button>
  );
}

/** Scrolls the rail alone; `scrollIntoView` would move whatever stands around it too. */
function keepInView(element: HTMLElement | null): void {
  const rail = element?.closest('nav');
  if (!element || !rail) return;
  const { top, bottom } = element.getBoundingClientRect();
  const frame = rail.getBoundingClientRect();
  if (top < frame.top) rail.scrollTop -= frame.top - top + 12;
  else if (bottom > frame.bottom) rail.scrollTop += bottom - frame.bottom + 12;
}

const numbersUpTo = (count: number): number[] => [...new Array(count).keys()];
