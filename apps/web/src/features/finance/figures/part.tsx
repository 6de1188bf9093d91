import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { onReveal } from '../../../shared/form/reveal.ts';
import type { GlossaryTerm } from '../../../shared/glossary/glossary.ts';
import { GlossaryTip } from '../../../shared/glossary/glossary-tip.tsx';
import { IconChevronDown } from '../../../shared/icons/icons.ts';
import {
  DraftViewContext,
  useFollowedDraft,
  usePlanStore,
} from '../../../workspace/plan-store/plan-context.tsx';
import styles from './part.module.css';
import { useIsInSight } from './use-followed.ts';
import { useSkipOffscreen } from './use-skip-offscreen.ts';
import { PHONE } from './year-tabs.tsx';

interface PartProps {
  readonly title: string;
  readonly hint?: string;
  /** What the title names, where it needs to be explained. */
  readonly term?: GlossaryTerm;
  /** It is skipped while out of sight: only where nothing in it comes later, which would change its height unseen. */
  readonly skipOffscreen?: boolean;
  /** On a phone it is folded at first, where it was filled in before it came on screen. */
  readonly isFilled: boolean;
  /** What it comes to: shown while it is folded. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a long section, under a heading of its own. */
export function Part({ title, hint, term, skipOffscreen = false, isFilled, note, children }: PartProps) {
  const store = usePlanStore();
  const followed = useFollowedDraft();
  const id = useId();
  const part = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useSkipOffscreen(part, skipOffscreen);
  const isInSight = useIsInSight(body);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const { isOpen, setOpen } = useFold(body, !isFilled, isPhone);
  const isFolded = isPhone && !isOpen;
  return (
    // Named by its words: a heading that is skipped while out of sight names nothing.
    <section className={styles.part} aria-label={title} ref={part} data-folded={isFolded || undefined}>
      <header className={styles.partHead}>
        <div className={styles.partTitle}>
          <h2>
            {isPhone ? (
              <button
                type="button"
                className={styles.fold}
                aria-expanded={isOpen}
                aria-controls={`${id}-body`}
                onClick={() => setOpen(!isOpen)}
              >
                {title}
                <IconChevronDown size={20} stroke={1.75} />
              </button>
            ) : (
              title
            )}
          </h2>
          {term !== undefined && !isFolded && <GlossaryTip term={term} label={title} />}
        </div>
        {isFolded ? note : hint !== undefined && <p>{hint}</p>}
      </header>
      <div className={styles.partBody} id={`${id}-body`} ref={body} hidden={isFolded}>
        <DraftViewContext value={isInSight ? store : followed}>{children}</DraftViewContext>
      </div>
    </section>
  );
}

/** Whether a part is open; it opens when a link leads into it, and stays so where it was shown unfolded before the phone was turned. */
function useFold(body: RefObject<HTMLElement | null>, startsOpen: boolean, folds: boolean) {
  const [isOpen, setOpen] = useState(startsOpen);
  if (!folds && !isOpen) setOpen(true);
  useEffect(() => {
    const { current } = body;
    if (current === null) return undefined;
    return onReveal(current, () => {
      // At once: what is hidden takes no focus.
      current.hidden = false;
      setOpen(true);
    });
  }, [body]);
  return { isOpen, setOpen };
}
