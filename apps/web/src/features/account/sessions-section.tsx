import { Button, Loader } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endOtherSessions, endSession, listSessions, type Session } from '@trazo/contract/api/sessions';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { useAction } from '../../shared/actions/use-action.ts';
import { type ApiResult, callApi } from '../../shared/api/api-client.ts';
import { putAnswer } from '../../shared/api/put-answer.ts';
import { formatMoment } from '../../shared/formatting/moment-text.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import styles from './account.module.css';
import { AccountSection } from './account-section.tsx';
import { deviceName } from './device-name.ts';

const QUERY_KEY = ['sessions'];
type Listed = ApiResult<{ sessions: Session[] }>;

/** Where the account is signed in; each session but this one can be ended. */
export function SessionsSection() {
  const { t } = useTranslation(['account', 'auth', 'errors']);
  const query = useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }): Promise<Listed> => callApi(listSessions, { signal }),
    staleTime: 0,
  });
  const listed = query.data;
  return (
    <AccountSection title={t('account:sessions.title')} note={t('account:sessions.note')}>
      {listed === undefined && query.isPaused && <Failure text={t('errors:network')} />}
      {listed === undefined && !query.isPaused && (
        <Loader size="sm" color="var(--accent)" role="status" aria-label={t('auth:loading.label')} />
      )}
      {listed?.isError === false && <SessionList sessions={listed.body.sessions} />}
      {listed?.isError === true && (
        <>
          <Failure text={`${t('account:sessions.failed')} ${listed.error}`} />
          <div>
            <Button variant="default" loading={query.isFetching} onClick={() => query.refetch()}>
              {t('auth:loading.retry')}
            </Button>
          </div>
        </>
      )}
    </AccountSection>
  );
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation('account');
  const take = useTakeSessions();
  const others = useAction(() => callApi(endOtherSessions, {}), take);
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button variant="default" loading={others.busy} onClick={others.run}>
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
      <Failure text={others.failure} />
    </>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const take = useTakeSessions();
  const end = useAction(() => callApi(endSession, { params: { id: session.id } }), take);
  const named = deviceName(session.device);
  const device = named === undefined ? t('sessions.unknown') : t('sessions.device', { ...named });
  const since = formatMoment(session.signed_in_at, language);
  const last = formatMoment(session.last_used_at, language);
  return (
    <li className={styles.session}>
      <div>
        <strong>{device}</strong>
        {session.current && <span className={styles.tag}>{t('sessions.current')}</span>}
        <p className={styles.note}>{t('sessions.times', { since, last })}</p>
        <Failure text={end.failure} />
      </div>
      {!session.current && (
        <Button
          variant="subtle"
          loading={end.busy}
          onClick={end.run}
          aria-label={t('sessions.endOf', { device })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** Puts the list an answer brought in place of the one that is shown. */
function useTakeSessions() {
  const queries = useQueryClient();
  return (body: { sessions: Session[] }) => {
    const listed: Listed = { isError: false, body };
    putAnswer(queries, QUERY_KEY, () => listed);
  };
}
