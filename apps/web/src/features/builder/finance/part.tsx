import { type ReactNode, useId, useRef } from 'react';
import type { GlossaryTerm } from '../../../shared/glossary/glossary.ts';
import { GlossaryTip } from '../../../shared/glossary/glossary-tip.tsx';
import styles from './finance.module.css';
import { useSkipOffscreen } from './use-skip-offscreen.ts';

interface PartProps {
  readonly title: string;
  readonly hint?: string;
  /** What the title names, where it needs to be explained. */
  readonly term?: GlossaryTerm;
  /** It is skipped while out of sight: only where nothing in it comes later, which would change its height unseen. */
  readonly rests?: boolean;
  readonly children: ReactNode;
}

/** A part of a long section, under a heading of its own. */
export function Part({ title, hint, term, rests = false, children }: PartProps) {
  const id = useId();
  const part = useRef<HTMLElement>(null);
  useSkipOffscreen(part, rests);
  return (
    <section className={styles.part} aria-labelledby={id} ref={part}>
      <header className={styles.partHead}>
        <div className={styles.partTitle}>
          <h2 id={id}>{title}</h2>
          {term !== undefined && <GlossaryTip term={term} label={title} />}
        </div>
        {hint !== undefined && <p>{hint}</p>}
      </header>
      {children}
    </section>
  );
}
