import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { IconChevronDown } from '../../../shared/icons/icons.ts';
import partStyles from '../figures/part.module.css';
import styles from './folded-part.module.css';

/** A part of the forecast that stays folded, and is not worked out, until it is asked for. */
export function FoldedPart({
  title,
  hint,
  isNamedBy,
  children,
}: {
  readonly title: string;
  readonly hint: string;
  /** Whether the end of an address leads into it: it opens for that. */
  readonly isNamedBy?: (hash: string) => boolean;
  readonly children: () => ReactNode;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const location = useLocation();
  useEffect(() => {
    if (isNamedBy?.(location.hash) === true) setOpen(true);
  }, [isNamedBy, location]);
  return (
    <section className={styles.tables} aria-label={title}>
      <h3>
        <button
          type="button"
          className={partStyles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <IconChevronDown size={20} stroke={1.75} />
        </button>
      </h3>
      <div id={id} className={styles.unfolded}>
        {isOpen && (
          <>
            <p>{hint}</p>
            {children()}
          </>
        )}
      </div>
    </section>
  );
}
