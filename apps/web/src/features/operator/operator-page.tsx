import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { leaveConsole, type OperatorState, operatorState } from '@trazo/contract/api/second-factor';
import { PRODUCT_NAME } from '@trazo/plan/product';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Waiting } from '../../shared/account/waiting.tsx';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { useAction } from '../../shared/actions/use-action.ts';
import { type ApiResult, callApi } from '../../shared/api/api-client.ts';
import layout from '../../shared/design/layout.module.css';
import { AccountsPart } from './accounts-part.tsx';
import { AnnouncementsPart } from './announcements-part.tsx';
import { FeaturesPart } from './features-part.tsx';
import { LogPart } from './log-part.tsx';
import styles from './operator.module.css';
import { STATE_KEY } from './operator-query.ts';
import { useOperatorWords } from './operator-words.ts';
import { PaymentsPart } from './payments-part.tsx';
import { SecondFactor } from './second-factor.tsx';
import { UsagePart } from './usage-part.tsx';
import { WorkPart } from './work-part.tsx';

const PARTS = {
  usage: UsagePart,
  accounts: AccountsPart,
  payments: PaymentsPart,
  work: WorkPart,
  features: FeaturesPart,
  announcements: AnnouncementsPart,
  log: LogPart,
} as const satisfies Record<string, ComponentType>;
type PartName = keyof typeof PARTS;

const isPartName = (name: string): name is PartName => Object.hasOwn(PARTS, name);
const PART_NAMES: readonly PartName[] = Object.keys(PARTS).filter(isPartName);

/** The operator's console: its words first, then the second factor, then one part at a time. */
export function OperatorPage() {
  const { t } = useTranslation(['auth', 'navigation']);
  const isWorded = useOperatorWords();
  return isWorded ? <Console /> : <Waiting label={t('navigation:loading')} />;
}

function Console() {
  const { t } = useTranslation(['operator', 'navigation']);
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: STATE_KEY,
    queryFn: ({ signal }): Promise<ApiResult<OperatorState>> => callApi(operatorState, { signal }),
    staleTime: 0,
  });
  const title = <title>{`${t('operator:title')} · ${PRODUCT_NAME}`}</title>;
  if (data === undefined) return <Waiting label={t('navigation:loading')} />;
  const take = (body: OperatorState) => {
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'operator' && queryKey.length > 1 });
    const answer: ApiResult<OperatorState> = { isError: false, body };
    queries.setQueryData(STATE_KEY, answer);
  };
  if (data.isError) {
    return (
      <div className={layout.prose}>
        {title}
        <h1>{t('operator:missing.title')}</h1>
        {data.code === 'not_found' ? <p>{t('operator:missing.text')}</p> : <Failure text={data.error} />}
      </div>
    );
  }
  return (
    <>
      {title}
      {data.body.second_factor === 'passed' ? (
        <OpenConsole onLeft={take} />
      ) : (
        <SecondFactor state={data.body} onPassed={take} />
      )}
    </>
  );
}

function OpenConsole({ onLeft }: { readonly onLeft: (state: OperatorState) => void }) {
  const { t } = useTranslation('operator');
  const [search] = useSearchParams();
  const leave = useAction(() => callApi(leaveConsole, {}), onLeft);
  const asked = search.get('part') ?? '';
  const shown: PartName = isPartName(asked) ? asked : 'usage';
  const Part: ComponentType = PARTS[shown];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.note}>{t('lead')}</p>
        </div>
        <Button variant="default" loading={leave.busy} onClick={leave.run}>
          {t('leave')}
        </Button>
      </header>
      <Failure text={leave.failure} />
      <nav className={styles.parts} aria-label={t('views.label')}>
        {PART_NAMES.map((name) => (
          <Link
            key={name}
            to={`?part=${name}`}
            className={styles.partLink}
            aria-current={name === shown ? 'page' : false}
            preventScrollReset
          >
            {t(`views.${name}`)}
          </Link>
        ))}
      </nav>
      <Part />
    </div>
  );
}
