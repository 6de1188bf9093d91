import { Button } from '@mantine/core';
import {
  type FailingJob,
  failingJobs,
  retryJob,
  retryMail,
  type UnsentMail,
  unsentMails,
} from '@trazo/contract/api/operator';
import { Failure } from '@trazo/web/shared/account-form/account-form.tsx';
import { callApi } from '@trazo/web/shared/api/api-client.ts';
import { formatMoment } from '@trazo/web/shared/formatting/moment-text.ts';
import { useLanguage } from '@trazo/web/shared/words/use-language.ts';
import { useTranslation } from 'react-i18next';
import { ConsolePart } from './console-part.tsx';
import styles from './operator.module.css';
import { useConsoleAction, useConsoleQuery } from './operator-query.ts';

/** Jobs and mails that do not get through. */
export function WorkPart() {
  const { t } = useTranslation('operator');
  const jobs = useConsoleQuery(failingJobs, (signal) => callApi(failingJobs, { signal }));
  const mails = useConsoleQuery(unsentMails, (signal) => callApi(unsentMails, { signal }));
  return (
    <>
      <ConsolePart title={t('work.jobs')} note={t('work.jobsNote')} query={jobs}>
        {(body) =>
          body.jobs.length === 0 ? (
            <p>{t('work.noJobs')}</p>
          ) : (
            <ul className={styles.rows}>
              {body.jobs.map((job) => (
                <JobRow key={job.id} job={job} take={jobs.take} />
              ))}
            </ul>
          )
        }
      </ConsolePart>
      <ConsolePart title={t('work.mails')} note={t('work.mailsNote')} query={mails}>
        {(body) =>
          body.mails.length === 0 ? (
            <p>{t('work.noMails')}</p>
          ) : (
            <ul className={styles.rows}>
              {body.mails.map((mail) => (
                <MailRow key={mail.id} mail={mail} take={mails.take} />
              ))}
            </ul>
          )
        }
      </ConsolePart>
    </>
  );
}

interface JobRowProps {
  readonly job: FailingJob;
  readonly take: (body: { jobs: FailingJob[] }) => void;
}

function JobRow({ job, take }: JobRowProps) {
  const { t } = useTranslation('operator');
  const language = useLanguage();
  const { kind, id } = job;
  const again = useConsoleAction(() => callApi(retryJob, { params: { kind, id } }), take);
  const next =
    job.next_at === null
      ? t('work.givenUp')
      : t('work.nextAt', { moment: formatMoment(job.next_at, language) });
  return (
    <li className={styles.row}>
      <div>
        <strong>{kind}</strong>
        <p className={styles.note}>{`${t('work.attempts', { count: job.attempts })}; ${next}`}</p>
        <p className={styles.error}>{job.error}</p>
        <Failure text={again.failure} />
      </div>
      <AgainButton what={kind} busy={again.busy} onClick={again.run} />
    </li>
  );
}

interface MailRowProps {
  readonly mail: UnsentMail;
  readonly take: (body: { mails: UnsentMail[] }) => void;
}

function MailRow({ mail, take }: MailRowProps) {
  const { t } = useTranslation('operator');
  const language = useLanguage();
  const params = { account: mail.account_id, id: mail.id };
  const again = useConsoleAction(() => callApi(retryMail, { params }), take);
  const moment = formatMoment(mail.queued_at, language);
  const isWaiting = mail.state === 'waiting';
  return (
    <li className={styles.row}>
      <div>
        <strong>{mail.kind}</strong>
        {mail.recipient !== null && <p>{mail.recipient}</p>}
        <p className={styles.note}>
          {isWaiting ? t('work.waitingSince', { moment }) : t('work.mailGivenUp', { moment })}
        </p>
        <Failure text={again.failure} />
      </div>
      {isWaiting && (
        <AgainButton what={`${mail.kind} ${mail.recipient ?? ''}`} busy={again.busy} onClick={again.run} />
      )}
    </li>
  );
}

interface AgainButtonProps {
  readonly what: string;
  readonly busy: boolean;
  readonly onClick: () => Promise<void>;
}

function AgainButton({ what, busy, onClick }: AgainButtonProps) {
  const { t } = useTranslation('operator');
  return (
    <Button variant="default" loading={busy} onClick={onClick} aria-label={t('work.againOf', { what })}>
      {t('work.again')}
    </Button>
  );
}
