import { useEffect, useRef } from 'react';
import { ignoreSecondClick } from './ignore-second-click.ts';
import styles from './notice-layer.module.css';
import { NOTICE_LIFETIME } from './notice-lifetime.ts';
import { removeNotice, type ShownNotice, useShownNotice } from './notices.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useHeld } from './use-held.ts';

/** Where the focus is in one of these, Escape is meant for them. */
const TAKES_ESCAPE = '[role="dialog"], [role="menu"], [role="listbox"], [aria-expanded="true"]';

/** An open menu closes with Escape wherever the focus is. Older browsers do not know the selector. */
const OPEN_MENU = ':popover-open';

const isForOthers = () =>
  document.activeElement?.closest(TAKES_ESCAPE) != null ||
  (CSS.supports(`selector(${OPEN_MENU})`) && document.querySelector(OPEN_MENU) !== null);

/**
 * Where notices appear, on every page. Both live regions are there before the first words: screen readers announce what
 * changes in a region they know.
 */
export function NoticeLayer() {
  const notice = useShownNotice();
  const card = notice && <NoticeCard key={notice.id} notice={notice} />;
  return (
    <>
      <div className={styles.place} role="status">
        {notice?.tone !== 'error' && card}
      </div>
      <div className={styles.place} role="alert">
        {notice?.tone === 'error' && card}
      </div>
    </>
  );
}

function NoticeCard({ notice }: { notice: ShownNotice }) {
  const { id, tone, text, detail, action } = notice;
  const card = useRef<HTMLDivElement>(null);
  const isHeld = useHeld(card);
  const giveFocusBack = useFocusReturn(card);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => removeNotice(id), NOTICE_LIFETIME);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !isForOthers()) removeNotice(id);
    };
    window.addEventListener('keydown', leave, { capture: true });
    return () => window.removeEventListener('keydown', leave, { capture: true });
  }, [id]);
  return (
    <div ref={card} className={styles.notice} data-tone={tone}>
      <button type="button" className={styles.words} onClick={() => removeNotice(id)}>
        <span className={styles.text}>{text}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </button>
      {action !== undefined && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            ignoreSecondClick();
            // First of all: the action may replace the element that had it.
            giveFocusBack();
            action.act();
            if (action.stays !== true) removeNotice(id);
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
