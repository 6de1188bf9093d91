import { type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import controls from '../design/plain-controls.module.css';
import { useWords } from '../words/use-words.ts';
import styles from './page-menu.module.css';
import { PopoverPanel, switchWithoutPopover } from './popover-panel.tsx';
import { SchemeChoice } from './scheme-choice.tsx';

interface PageMenuProps {
  /** What stands in the button instead of its lines: who is signed in. */
  readonly face?: ReactNode;
  /** Links and account actions, `menuItem` each; the menu closes when one is used. */
  readonly children: ReactNode;
  /** What chooses the interface's language. */
  readonly language: ReactNode;
}

/** The one menu of every page: where to go, the account, the language, light or dark. On a phone it is a sheet on the lower edge. */
export function PageMenu({ face, children, language }: PageMenuProps) {
  const { t } = useWords('navigation');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const place = ({ newState, currentTarget: { style } }: ToggleEvent<HTMLDivElement>) => {
    const box = button.current?.getBoundingClientRect();
    if (newState !== 'open' || box === undefined) return;
    style.setProperty('--top', `${Math.max(0, box.bottom)}px`);
    style.setProperty('--end', `${Math.max(0, document.documentElement.clientWidth - box.right)}px`);
  };
  return (
    <div className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={`${controls.iconButton} ${styles.button}`}
        popoverTarget={id}
        aria-label={t('menu')}
        onClick={() => switchWithoutPopover(id)}
      >
        {face ?? (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h10" />
          </svg>
        )}
      </button>
      <PopoverPanel
        id={id}
        label={t('menu')}
        className={styles.panel}
        role="dialog"
        aria-label={t('menu')}
        onBeforeToggle={place}
      >
        <div className={styles.entries}>{children}</div>
        <div className={styles.settings}>
          {language}
          <SchemeChoice />
        </div>
      </PopoverPanel>
    </div>
  );
}
