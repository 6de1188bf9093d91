import { type ReactNode, type ToggleEvent, useEffect, useId, useRef } from 'react';
import controls from '../design/plain-controls.module.css';
import { useWords } from '../words/use-words.ts';
import styles from './page-menu.module.css';
import { SchemeChoice } from './scheme-choice.tsx';

interface PageMenuProps {
  /** What stands in the button instead of its lines: who is signed in. */
  readonly face?: ReactNode;
  /** Links and account actions, `menuItem` each; the menu closes when one is used. */
  readonly children: ReactNode;
  /** What chooses the interface's language. */
  readonly language: ReactNode;
}

/** What an entry of the menu looks like. */
export const menuItem = styles.item ?? '';

/**
 * The one menu of every page: where to go, the account, the language, light or dark. The browser's own popover: it opens without a
 * script, closes with Escape or a click elsewhere, and gives the focus back. On a phone it is a sheet on the lower edge.
 */
export function PageMenu({ face, children, language }: PageMenuProps) {
  const { t } = useWords('navigation');
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Older browsers know no popovers: there it is a part of the page that is shown or not.
  const switchOld = () => {
    if (panel.current?.togglePopover === undefined) panel.current?.toggleAttribute('data-open');
  };
  // It has done what it was opened for.
  useEffect(() => {
    const menu = panel.current;
    const closeAfter = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(`.${menuItem}`) === null) return;
      if (menu?.togglePopover === undefined) menu?.removeAttribute('data-open');
      else menu.togglePopover(false);
    };
    menu?.addEventListener('click', closeAfter);
    return () => menu?.removeEventListener('click', closeAfter);
  }, []);
  const place = ({ newState }: ToggleEvent) => {
    const box = button.current?.getBoundingClientRect();
    if (newState !== 'open' || box === undefined) return;
    panel.current?.style.setProperty('--top', `${Math.max(0, box.bottom)}px`);
    panel.current?.style.setProperty(
      '--end',
      `${Math.max(0, document.documentElement.clientWidth - box.right)}px`,
    );
  };
  return (
    <div className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={`${controls.iconButton} ${styles.button}`}
        popoverTarget={id}
        aria-label={t('menu')}
        onClick={switchOld}
      >
        {face ?? (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h10" />
          </svg>
        )}
      </button>
      <div
        ref={panel}
        id={id}
        className={styles.panel}
        popover="auto"
        role="dialog"
        aria-label={t('menu')}
        onBeforeToggle={place}
      >
        <div className={styles.head}>
          <span aria-hidden="true">{t('menu')}</span>
          <button
            type="button"
            className={controls.iconButton}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t('close')}
            onClick={switchOld}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </div>
        <div className={styles.entries}>{children}</div>
        <div className={styles.settings}>
          {language}
          <SchemeChoice />
        </div>
      </div>
    </div>
  );
}
