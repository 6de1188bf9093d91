import { useQuery } from '@tanstack/react-query';
import { currentAnnouncements } from '@trazo/contract/api/announcements';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../shared/api/api-client.ts';
import { MAIN_ID } from '../../shared/site/skip-link.tsx';
import { useLanguage } from '../../shared/words/use-language.ts';
import styles from './announcements.module.css';
import { dismissAnnouncement, isDismissed } from './dismissed.ts';

/** Often enough for people who leave the page open all day. */
const ASKED_EVERY_MS = 10 * 60_000;

/** What all users should know, in a strip above the page, until they dismiss it. */
export function Announcements(): ReactNode {
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
  const dismiss = (id: string, button: HTMLButtonElement) => {
    focusAfter(button);
    dismissAnnouncement(id);
    setGone([...gone, id]);
  };
  return (
    // There before its content: screen readers announce what is added to it.
    <div role="status" aria-atomic="false">
      {shown.length > 0 && (
        <aside className={styles.strip} aria-label={t('alerts:announcement')}>
          {shown.map(({ id, texts }) => (
            <div key={id} className={styles.announcement}>
              <p>{texts[language]}</p>
              <button
                type="button"
                className={styles.close}
                aria-label={t('navigation:labelled', { label: t('navigation:close'), text: texts[language] })}
                onClick={({ currentTarget }) => dismiss(id, currentTarget)}
              >
                {t('navigation:close')}
              </button>
            </div>
          ))}
        </aside>
      )}
    </div>
  );
}

/** Moves the focus from a button that goes: to the next announcement's, the one before it, or the page. */
function focusAfter(button: HTMLButtonElement): void {
  const row = button.parentElement;
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbour?.querySelector('button') ?? document.getElementById(MAIN_ID);
  target?.focus({ preventScroll: true });
}
