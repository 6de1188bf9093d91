import { Textarea, TextInput } from '@mantine/core';
import { type OperatedAnnouncement, publishAnnouncement } from '@trazo/contract/api/operator';
import { ANNOUNCEMENT_TEXT_LIMIT } from '@trazo/contract/operator/announcement';
import { LANGUAGES } from '@trazo/plan/languages';
import { AccountFormFrame } from '@trazo/web/shared/account-form/account-form.tsx';
import { useAccountForm } from '@trazo/web/shared/account-form/use-account-form.ts';
import { callApi } from '@trazo/web/shared/api/api-client.ts';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type AnnouncementFields, KeptAnnouncement, NO_ANNOUNCEMENT } from './announcement-fields.ts';
import styles from './operator.module.css';
import { useAskIfClosed } from './operator-query.ts';

interface NewAnnouncementProps {
  readonly take: (body: { announcements: OperatedAnnouncement[] }) => void;
}

/** By the clock of the person who types it: `2026-12-01T10:00`. */
const instantOf = (local: string): string => new Date(local).toISOString();

/** Every field is needed; what is missing is said at the field. */
function fieldsSchema(missing: string) {
  const text = z.string().trim().min(1, missing);
  const moment = z.string().refine((local) => !Number.isNaN(Date.parse(local)), missing);
  return z.object({ es: text, en: text, it: text, fr: text, de: text, from: moment, until: moment });
}

/** Five texts and a period; they stay until they are published. */
export function NewAnnouncement({ take }: NewAnnouncementProps) {
  const { t } = useTranslation('operator');
  const askIfClosed = useAskIfClosed();
  const kept = useContext(KeptAnnouncement);
  const account = useAccountForm<AnnouncementFields>({
    schema: fieldsSchema(t('announcements.missing')),
    defaultValues: kept.current,
    fieldOf: { announcement_over: 'until' },
    send: async ({ from, until, ...texts }) => {
      const body = { texts, starts_at: instantOf(from), ends_at: instantOf(until) };
      const answer = await askIfClosed(callApi(publishAnnouncement, { body }));
      if (!answer.isError) {
        take(answer.body);
        kept.current = NO_ANNOUNCEMENT;
        account.form.reset(NO_ANNOUNCEMENT);
      }
      return answer;
    },
  });
  const field = (name: keyof AnnouncementFields) => ({
    error: account.errorOf(name),
    ...account.form.register(name, {
      onChange: () => {
        kept.current = account.form.getValues();
      },
    }),
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
          {...field(language)}
        />
      ))}
      <div className={styles.pair}>
        <TextInput label={t('announcements.from')} type="datetime-local" {...field('from')} />
        <TextInput label={t('announcements.until')} type="datetime-local" {...field('until')} />
      </div>
    </AccountFormFrame>
  );
}
