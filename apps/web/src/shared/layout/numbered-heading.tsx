import type { ReactNode } from 'react';
import { IconCheck } from '../icons/icons.ts';
import styles from './numbered-heading.module.css';

interface NumberedHeadingProps {
  readonly id: string;
  readonly number: number;
  /** To come, to be done now, or done: then a tick stands for the number. */
  readonly state: 'waiting' | 'open' | 'done';
  readonly children: ReactNode;
}

/** The heading of one of several things to be done on a page, one after the other. */
export function NumberedHeading({ id, number, state, children }: NumberedHeadingProps) {
  return (
    <h2 className={styles.heading} id={id}>
      <span className={styles.number} data-state={state} aria-hidden="true">
        {state === 'done' ? <IconCheck size={18} stroke={2.25} /> : number}
      </span>
      {children}
    </h2>
  );
}
