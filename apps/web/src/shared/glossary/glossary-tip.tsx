import { type KeyboardEvent, lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import hidden from '../design/visually-hidden.module.css';
import { IconHelpCircle } from '../icons/icons.ts';
import { recovery } from '../missing-code/this-page.ts';
import styles from './glossary.module.css';
import type { GlossaryTerm } from './glossary.ts';
import { useFieldKey } from './use-field-key.ts';

/** Without its code the term stays as it is: the form does not depend on it. */
const GlossaryBubble = lazy(() =>
  recovery.inTime(() => import('./glossary-bubble.tsx')).catch(() => ({ default: () => null })),
);

interface GlossaryTipProps {
  readonly term: GlossaryTerm;
  /** The term as it stands in the form. */
  readonly label: string;
  /**
   * The button: an icon beside the label, or the label itself. `mark` is that of a field, `rowMark` and `rowLabel` are those of a
   * table's row. They are no stops of Tab: F1 in the field or the row asks for them.
   */
  readonly as?: 'icon' | 'mark' | 'rowMark' | 'rowLabel';
  readonly className?: string | undefined;
}

/**
 * A toggletip: what a term means, at a tap. The meaning is also put into a live region, so that it is read out where the
 * bubble cannot be seen; it closes on Escape, on a second tap and when the focus leaves.
 */
export function GlossaryTip({ term, label, as = 'icon', className }: GlossaryTipProps) {
  const { t } = useTranslation('fields');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [meaning, setMeaning] = useState('');
  const ask = useCallback(() => setOpen((open) => !open), []);
  const close = useCallback(() => {
    setOpen(false);
    return isOpen;
  }, [isOpen]);
  const isLabel = as === 'rowLabel';
  const hasKey = as !== 'icon';
  useFieldKey(button, hasKey, { onAsk: ask, onClose: close, onLeave: close });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        tabIndex={hasKey ? -1 : undefined}
        data-term={term}
        className={`${isLabel ? styles.label : styles.icon} ${className ?? ''}`}
        aria-expanded={isOpen}
        aria-label={isLabel ? undefined : t('help.meaning', { term: label })}
        // Safari does not focus a button that is clicked: without focus there is no leaving it.
        onClick={({ currentTarget }) => {
          currentTarget.focus();
          setOpen(!isOpen);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      >
        {isLabel ? label : <IconHelpCircle size={18} stroke={1.5} />}
      </button>
      <span className={hidden.hidden} role="status">
        {isOpen && meaning}
      </span>
      {isOpen && (
        <Suspense>
          <GlossaryBubble term={term} target={button} onMeaning={setMeaning} />
        </Suspense>
      )}
    </>
  );
}
