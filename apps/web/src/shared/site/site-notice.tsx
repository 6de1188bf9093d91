import { useEffect } from 'react';
import { ALERT_LIFETIME } from '../alerts/alert-lifetime.ts';
import styles from './site-notice.module.css';
import { removeSiteNotice, useSiteNotice } from './site-notice-store.ts';

/** A message over a public page: a click removes it, and it goes by itself (specification §2). */
export function SiteNoticePlace() {
  const notice = useSiteNotice((state) => state.notice);
  useEffect(() => {
    if (notice === undefined) return;
    const timer = setTimeout(removeSiteNotice, ALERT_LIFETIME);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div role="status" className={styles.place}>
      {notice !== undefined && (
        <button type="button" className={styles.notice} data-type={notice.type} onClick={removeSiteNotice}>
          {notice.text}
        </button>
      )}
    </div>
  );
}
