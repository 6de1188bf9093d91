import type { Figure } from '@trazo/forecast/ledger/figure';
import type { ReactNode } from 'react';
import styles from './explained-figure.module.css';
import { openExplanation } from './explanations.ts';

interface ExplainedFigureProps {
  readonly figure: Figure;
  /** What it is and how much, for those who do not see the table around it. */
  readonly label?: string;
  /** Within a table one figure is reached by Tab, the others by arrows. */
  readonly tabIndex?: number;
  readonly children: ReactNode;
}

/** A computed figure that says where it comes from. */
export function ExplainedFigure({ figure, label, tabIndex, children }: ExplainedFigureProps) {
  return (
    <button
      type="button"
      className={styles.explained}
      data-figure
      aria-label={label}
      tabIndex={tabIndex}
      aria-haspopup="dialog"
      onClick={() => openExplanation(figure)}
    >
      {children}
    </button>
  );
}
