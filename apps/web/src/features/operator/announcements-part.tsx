import { Button, Textarea, TextInput } from '@mantine/core';
import {
  type OperatedAnnouncement,
  operatedAnnouncements,
  publishAnnouncement,
  withdrawAnnouncement,
} from '@trazo/contract/api/operator';
import { ANNOUNCEMENT_TEXT_LIMIT, announcementTextsSchema } from '@trazo/contract/operator/announcement';
import { LANGUAGES } from '@trazo/plan/languages';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AccountFormFrame, Failure } from '../../shared/account-form/account-form.tsx';
import { useAccountForm } from '../../shared/account-form/use-account-form.ts';
import { useAction } from '../../shared/actions/use-action.ts';
import { callApi } from '../../shared/api/api-client.ts';
import { formatMoment } from '../../shared/formatting/moment-text.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { ConsolePart } from './console-part.tsx';
import styles from './operator.module.css';
import { useConsoleQuery } from './operator-query.ts';

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
  const withdraw = useAction(() => callApi(withdrawAnnouncement, { params: { id } }), take);
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

const EMPTY = { es: '', en: '', it: '', fr: '', de: '', from: '', until: '' };
type Fields = typeof EMPTY;

/** By the clock of the person who types it: `2026-12-01T10:00`. */
const instantOf = (local: string): string | undefined => {
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
};

function NewAnnouncement({ take }: { readonly take: Take }) {
  const { t } = useTranslation('operator');
  const account = useAccountForm<Fields>({
    schema: z.object({
      es: z.string(),
      en: z.string(),
      it: z.string(),
      fr: z.string(),
      de: z.string(),
      from: z.string(),
      until: z.string(),
    }),
    defaultValues: EMPTY,
    send: async ({ from, until, ...texts }) => {
      const [starts_at, ends_at] = [instantOf(from), instantOf(until)];
      const worded = announcementTextsSchema.safeParse(texts);
      if (!worded.success || starts_at === undefined || ends_at === undefined) {
        const error = t('announcements.required');
        return { isError: true, status: 0, error, code: undefined, details: [], retryAfter: undefined };
      }
      const answer = await callApi(publishAnnouncement, {
        body: { texts: worded.data, starts_at, ends_at },
      });
      if (!answer.isError) {
        take(answer.body);
        account.form.reset(EMPTY);
      }
      return answer;
    },
  });
  return (
    <AccountFormFrame form={account} action={t('announcements.publish')}>
      {LANGUAGES.map((language) => (
        <Textarea
          key={language}
          label={t(`announcements.texts.${language}`)}
          lang={language}
          autosize
          minRows={2}
          maxLength={ANNOUNCEMENT_TEXT_LIMIT}
          {...account.form.register(language)}
        />
      ))}
      <div className={styles.pair}>
        <TextInput label={t('announcements.from')} type="datetime-local" {...account.form.register('from')} />
        <TextInput
          label={t('announcements.until')}
          type="datetime-local"
          {...account.form.register('until')}
        />
      </div>
    </AccountFormFrame>
  );
}
