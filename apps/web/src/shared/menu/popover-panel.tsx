import { type ComponentProps, useEffect, useRef } from 'react';
import controls from '../design/plain-controls.module.css';
import { useWords } from '../words/use-words.ts';
import styles from './popover-panel.module.css';

interface PopoverPanelProps extends ComponentProps<'div'> {
  /** What the button that opens it names as its target. */
  readonly id: string;
  /** What it is called where it is a sheet; its role and its name are the caller's. */
  readonly label: string;
}

/** What an entry of a panel looks like. */
export const menuItem = styles.item ?? '';

/** Older browsers know no popovers: there it is a part of the page that is shown or not. */
export function switchWithoutPopover(id: string): void {
  const panel = document.getElementById(id);
  if (panel?.togglePopover === undefined) panel?.toggleAttribute('data-open');
}

/**
 * What a button opens over the page: the browser's own popover. It opens without a script, closes with Escape, a click elsewhere
 * or the use of an entry, and gives the focus back. `bottom-sheet` (mixins.css) lays it on the lower edge, with its name above.
 */
export function PopoverPanel({ id, label, className, children, ...props }: PopoverPanelProps) {
  const { t } = useWords('navigation');
  const panel = useRef<HTMLDivElement>(null);
  // It has done what it was opened for.
  useEffect(() => {
    const box = panel.current;
    const closeAfter = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(`a, .${menuItem}`) === null) return;
      if (box?.togglePopover === undefined) box?.removeAttribute('data-open');
      else box.togglePopover(false);
    };
    box?.addEventListener('click', closeAfter);
    return () => box?.removeEventListener('click', closeAfter);
  }, []);
  return (
    <div {...props} ref={panel} id={id} className={`${styles.panel} ${className}`} popover="auto">
      <div className={styles.head}>
        <span aria-hidden="true">{label}</span>
        <button
          type="button"
          className={controls.iconButton}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('close')}
          onClick={() => switchWithoutPopover(id)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
      {children}
    </div>
  );
}
