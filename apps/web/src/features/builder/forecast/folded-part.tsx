import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './explain/explain.module.css';

/** A part of the forecast that stays folded, and is not worked out, until it is asked for. */
export function FoldedPart({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint: string;
  readonly children: () => ReactNode;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <section className={styles.tables} aria-label={title}>
      <h3>
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron size={18} stroke={1.75} aria-hidden />
          {title}
        </button>
      </h3>
      <p>{hint}</p>
      <div id={id} className={styles.unfolded}>
        {isOpen && children()}
      </div>
    </section>
  );
}
