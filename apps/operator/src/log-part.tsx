import { Button } from '@mantine/core';
import { operatorActs, type RecordedAct } from '@trazo/contract/api/operator';
import { featureSchema } from '@trazo/contract/operator/features';
import { Failure } from '@trazo/web/shared/account-form/account-form.tsx';
import { callApi } from '@trazo/web/shared/api/api-client.ts';
import { formatMoment } from '@trazo/web/shared/formatting/moment-text.ts';
import { useLanguage } from '@trazo/web/shared/words/use-language.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsolePart } from './console-part.tsx';
import styles from './operator.module.css';
import { useConsoleAction, useConsoleQuery } from './operator-query.ts';

/** What operators did, page by page. */
export function LogPart() {
  const { t } = useTranslation('operator');
  const query = useConsoleQuery(operatorActs, (signal) => callApi(operatorActs, { signal }));
  return (
    <ConsolePart title={t('views.log')} note={t('log.note')} query={query}>
      {({ acts, more }) => <Acts first={acts} hasMore={more} />}
    </ConsolePart>
  );
}

interface ActsProps {
  readonly first: readonly RecordedAct[];
  readonly hasMore: boolean;
}

function Acts({ first, hasMore }: ActsProps) {
  const { t } = useTranslation('operator');
  const [earlier, setEarlier] = useState<{ acts: readonly RecordedAct[]; more: boolean }>();
  const all = [...first, ...(earlier?.acts ?? [])];
  const before = all.at(-1)?.id;
  const load = useConsoleAction(
    () => callApi(operatorActs, { query: { before } }),
    ({ acts, more }) => setEarlier({ acts: [...(earlier?.acts ?? []), ...acts], more }),
  );
  return (
    <>
      <ol className={styles.rows}>
        {all.map((act) => (
          <ActRow key={act.id} act={act} />
        ))}
      </ol>
      <Failure text={load.failure} />
      {(earlier?.more ?? hasMore) && (
        <div>
          <Button variant="default" loading={load.busy} onClick={load.run}>
            {t('log.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function ActRow({ act: { act, by, subject, done_at } }: { readonly act: RecordedAct }) {
  const { t } = useTranslation('operator');
  const language = useLanguage();
  const feature = act.startsWith('feature_') ? featureSchema.safeParse(subject).data : undefined;
  return (
    <li className={styles.row}>
      <div>
        <strong>{t(`log.acts.${act}`)}</strong>{' '}
        {feature === undefined ? subject : t(`features.names.${feature}`)}
        <p className={styles.note}>{by ?? t('log.byServer')}</p>
      </div>
      <time className={styles.note} dateTime={done_at}>
        {formatMoment(done_at, language)}
      </time>
    </li>
  );
}
