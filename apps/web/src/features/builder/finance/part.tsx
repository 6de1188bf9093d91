import { type ReactNode, useId, useRef } from 'react';
import styles from './finance.module.css';
import { useRestOutOfSight } from './use-rest-out-of-sight.ts';

interface PartProps {
  readonly title: string;
  readonly hint?: string;
  /** It is skipped while out of sight: only where nothing in it comes later, which would change its height unseen. */
  readonly rests?: boolean;
  readonly children: ReactNode;
}

/** A part of a long section, under a heading of its own. */
export function Part({ title, hint, rests = false, children }: PartProps) {
  const id = useId();
  const part = useRef<HTMLElement>(null);
  useRestOutOfSight(part, rests);
  return (
    <section className={styles.part} aria-labelledby={id} ref={part}>
      <header className={styles.partHead}>
        <h2 id={id}>{title}</h2>
        {hint !== undefined && <p>{hint}</p>}
      </header>
      {children}
    </section>
  );
}
