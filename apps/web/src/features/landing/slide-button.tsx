import type { KeyboardEvent, ReactNode } from 'react';
import controls from '../../shared/design/plain-controls.module.css';
import styles from './testimony.module.css';

interface SlideButtonProps {
  readonly to: 'previous' | 'next';
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly onArrow: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/** Keeps the focus at either end: it only says that there is no more. */
export function SlideButton({ to, disabled, onPress, onArrow, children }: SlideButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-disabled={disabled}
      onKeyDown={onArrow}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" data-to={to}>
        <path d="M4 12h15M13 5.5 19.5 12 13 18.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
      <span className={controls.hidden}>{children}</span>
    </button>
  );
}
