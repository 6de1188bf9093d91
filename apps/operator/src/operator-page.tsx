import { Button } from '@mantine/core';
import { leaveConsole, type OperatorState } from '@trazo/contract/api/second-factor';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { Waiting } from '@trazo/web/shared/account/waiting.tsx';
import { Failure } from '@trazo/web/shared/account-form/account-form.tsx';
import { useAction } from '@trazo/web/shared/actions/use-action.ts';
import { callApi } from '@trazo/web/shared/api/api-client.ts';
import layout from '@trazo/web/shared/design/layout.module.css';
import { type ComponentType, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { version } from '../../../package.json';
import { AccountsPart } from './accounts-part.tsx';
import { KeptAnnouncement, NO_ANNOUNCEMENT } from './announcement-fields.ts';
import { AnnouncementsPart } from './announcements-part.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { FeaturesPart } from './features-part.tsx';
import { LogPart } from './log-part.tsx';
import styles from './operator.module.css';
import { useOperatorWords } from './operator-words.ts';
import { PaymentsPart } from './payments-part.tsx';
import { Enrol, Verify } from './second-factor.tsx';
import { UsagePart } from './usage-part.tsx';
import { type OperatorSteps, useOperatorStep } from './use-operator-step.ts';
import { WorkPart } from './work-part.tsx';

function subscribe(notify: () => void): () => void {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

/** The part of the console that the address names: `/operator#log`. */
const usePartInAddress = (): string => useSyncExternalStore(subscribe, () => window.location.hash.slice(1));

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
  const { t } = useTranslation(['navigation', 'operator']);
  const { state, retry } = useOperatorWords();
  const [isWorded, setIsWorded] = useState(false);
  if (state === 'there' && !isWorded) setIsWorded(true);
  return (
    <>
      {state === 'waiting' && <Waiting label={t('navigation:loading')} />}
      {state === 'missing' && (
        <div className={layout.prose}>
          <Failure text={t('navigation:languageFailed')} />
          <Button variant="default" onClick={retry}>
            {t('navigation:retry')}
          </Button>
        </div>
      )}
      {/* Hidden while another language's words are on their way: what is typed, and codes shown once, stay. */}
      {isWorded && (
        <div hidden={state !== 'there'}>
          <title>{`${t('operator:title')} · ${PRODUCT_NAME}`}</title>
          <Console />
        </div>
      )}
    </>
  );
}

function Console() {
  const { t } = useTranslation(['operator', 'navigation']);
  const announcement = useRef(NO_ANNOUNCEMENT);
  const { data, isFetching, refetch, steps } = useOperatorStep();
  if (data?.isError === true && data.code === 'not_found') {
    return (
      <div className={layout.prose}>
        <h1>{t('operator:missing.title')}</h1>
        <p>{t('operator:missing.text')}</p>
      </div>
    );
  }
  if (steps !== undefined) {
    return (
      <KeptAnnouncement value={announcement}>
        <Steps steps={steps} />
      </KeptAnnouncement>
    );
  }
  if (data?.isError !== true) return <Waiting label={t('navigation:loading')} />;
  return (
    <div className={layout.prose}>
      <h1>{t('operator:title')}</h1>
      <Failure text={data.error} />
      <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
        {t('operator:retry')}
      </Button>
    </div>
  );
}

function Steps({ steps: { step, state, enter, goOn } }: { readonly steps: OperatorSteps }) {
  if (step === 'enrol') return <Enrol onPassed={enter} />;
  if (step === 'verify') return <Verify left={state.recovery_codes_left} onPassed={enter} />;
  const isClosed = state.second_factor === 'asked';
  return (
    <>
      <OpenConsole onLeft={enter} />
      <CodeDialog opened={isClosed} onPassed={goOn} onLeave={() => enter(state)} />
    </>
  );
}

function OpenConsole({ onLeft }: { readonly onLeft: (state: OperatorState) => void }) {
  const { t } = useTranslation('operator');
  const leave = useAction(() => callApi(leaveConsole, {}), onLeft);
  const asked = usePartInAddress();
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
          <a
            key={name}
            href={`#${name}`}
            className={styles.partLink}
            aria-current={name === shown ? 'page' : false}
          >
            {t(`views.${name}`)}
          </a>
        ))}
      </nav>
      <Part />
      <footer className={styles.note}>
        {PRODUCT_NAME} {version}
      </footer>
    </div>
  );
}
