import type { Sheet } from '@trazo/plan/theme/papers';
import type { ReactNode } from 'react';
import styles from './document-view.module.css';

interface WaitingSheetProps {
  readonly sheet: Sheet;
  /** The document is on its way: the line keeps being drawn. */
  readonly busy: boolean;
  readonly title: string;
  readonly children?: ReactNode;
}

/** Stands where the document will be. */
export function WaitingSheet({ sheet, busy, title, children }: WaitingSheetProps) {
  return (
    <div className={styles.waiting} data-busy={busy || undefined} aria-busy={busy}>
      <div
        className={styles.sheet}
        data-lying={sheet.width > sheet.height || undefined}
        style={{ aspectRatio: `${sheet.width} / ${sheet.height}` }}
      >
        <h2>{title}</h2>
        <svg
          className={styles.sheetStroke}
          viewBox="0 0 300 24"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path pathLength="1" d="M4 17C70 6 170 3 296 8 214 9 128 12 66 21" />
        </svg>
        <div className={styles.sheetText}>{children}</div>
      </div>
    </div>
  );
}
