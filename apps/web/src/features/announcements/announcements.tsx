import { useQuery } from '@tanstack/react-query';
import { currentAnnouncements } from '@trazo/contract/api/announcements';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../shared/api/api-client.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import styles from './announcements.module.css';
import { dismissAnnouncement, isDismissed } from './dismissed.ts';

/** Often enough for people who leave the page open all day. */
const ASKED_EVERY_MS = 10 * 60_000;

/** What all users should know, in a strip above the page, until they dismiss it. */
export function Announcements() {
  const { t } = useTranslation(['alerts', 'navigation']);
  const language = useLanguage();
  const [gone, setGone] = useState<readonly string[]>([]);
  const { data } = useQuery({
    queryKey: ['announcements'],
    queryFn: ({ signal }) => callApi(currentAnnouncements, { signal }),
    staleTime: ASKED_EVERY_MS,
    refetchInterval: ASKED_EVERY_MS,
  });
  const all = data?.isError === false ? data.body.announcements : [];
  const shown = all.filter(({ id }) => !gone.includes(id) && !isDismissed(id));
  if (shown.length === 0) return null;
  const dismiss = (id: string) => {
    dismissAnnouncement(id);
    setGone([...gone, id]);
  };
  return (
    <aside className={styles.strip} aria-label={t('alerts:announcement')}>
      {shown.map(({ id, texts }) => (
        <div key={id} className={styles.announcement}>
          <p>{texts[language]}</p>
          <button type="button" className={styles.close} onClick={() => dismiss(id)}>
            {t('navigation:close')}
          </button>
        </div>
      ))}
    </aside>
  );
}
