import { Button } from '@mantine/core';
import {
  type OperatedAnnouncement,
  operatedAnnouncements,
  withdrawAnnouncement,
} from '@trazo/contract/api/operator';
import { Failure } from '@trazo/web/shared/account-form/account-form.tsx';
import { callApi } from '@trazo/web/shared/api/api-client.ts';
import { formatMoment } from '@trazo/web/shared/formatting/moment-text.ts';
import { useLanguage } from '@trazo/web/shared/words/use-language.ts';
import { useTranslation } from 'react-i18next';
import { ConsolePart } from './console-part.tsx';
import { NewAnnouncement } from './new-announcement.tsx';
import styles from './operator.module.css';
import { useConsoleAction, useConsoleQuery } from './operator-query.ts';

type Take = (body: { announcements: OperatedAnnouncement[] }) => void;

/** What all users are to know, from when until when. */
export function AnnouncementsPart() {
  const { t } = useTranslation('operator');
  const query = useConsoleQuery(operatedAnnouncements, (signal) =>
    callApi(operatedAnnouncements, { signal }),
  );
  return (
    <ConsolePart title={t('views.announcements')} note={t('announcements.note')} query={query}>
      {({ announcements }) => (
        <>
          {announcements.length === 0 && <p>{t('announcements.none')}</p>}
          <ul className={styles.rows}>
            {announcements.map((each) => (
              <AnnouncementRow key={each.id} announcement={each} take={query.take} />
            ))}
          </ul>
          <h3>{t('announcements.new')}</h3>
          <NewAnnouncement take={query.take} />
        </>
      )}
    </ConsolePart>
  );
}

interface AnnouncementRowProps {
  readonly announcement: OperatedAnnouncement;
  readonly take: Take;
}

function AnnouncementRow({ announcement, take }: AnnouncementRowProps) {
  const { t } = useTranslation('operator');
  const language = useLanguage();
  const { id, texts, starts_at, ends_at } = announcement;
  const withdraw = useConsoleAction(() => callApi(withdrawAnnouncement, { params: { id } }), take);
  const text = texts[language];
  return (
    <li className={styles.row}>
      <div>
        <p>{text}</p>
        <p className={styles.note}>
          {t('announcements.period', {
            from: formatMoment(starts_at, language),
            until: formatMoment(ends_at, language),
          })}
        </p>
        <Failure text={withdraw.failure} />
      </div>
      <Button
        variant="default"
        loading={withdraw.busy}
        onClick={withdraw.run}
        aria-label={t('announcements.withdrawOf', { text })}
      >
        {t('announcements.withdraw')}
      </Button>
    </li>
  );
}
