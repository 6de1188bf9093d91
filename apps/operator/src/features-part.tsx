import { Switch } from '@mantine/core';
import { featureSwitches, switchFeature } from '@trazo/contract/api/operator';
import type { ResponseBody } from '@trazo/contract/api/route';
import { Failure } from '@trazo/web/shared/account-form/account-form.tsx';
import { callApi } from '@trazo/web/shared/api/api-client.ts';
import { formatMoment } from '@trazo/web/shared/formatting/moment-text.ts';
import { useLanguage } from '@trazo/web/shared/words/use-language.ts';
import { useTranslation } from 'react-i18next';
import { ConsolePart } from './console-part.tsx';
import styles from './operator.module.css';
import { useConsoleAction, useConsoleQuery } from './operator-query.ts';

type Switches = ResponseBody<typeof featureSwitches>;

/** What can be paused while the product runs. */
export function FeaturesPart() {
  const { t } = useTranslation('operator');
  const query = useConsoleQuery(featureSwitches, (signal) => callApi(featureSwitches, { signal }));
  return (
    <ConsolePart title={t('views.features')} note={t('features.note')} query={query}>
      {({ features }) => (
        <ul className={styles.rows}>
          {features.map((each) => (
            <FeatureRow key={each.feature} state={each} take={query.take} />
          ))}
        </ul>
      )}
    </ConsolePart>
  );
}

interface FeatureRowProps {
  readonly state: Switches['features'][number];
  readonly take: (body: Switches) => void;
}

function FeatureRow({ state: { feature, on, changed_at }, take }: FeatureRowProps) {
  const { t } = useTranslation('operator');
  const language = useLanguage();
  const turn = useConsoleAction(
    () => callApi(switchFeature, { params: { feature }, body: { on: !on } }),
    take,
  );
  return (
    <li className={styles.row}>
      <div>
        <Switch
          label={t(`features.names.${feature}`)}
          description={t(`features.hints.${feature}`)}
          checked={on}
          color="var(--accent)"
          classNames={{ track: styles.track ?? '' }}
          // Not disabled, which would take the focus away: while it is busy a click does nothing.
          aria-busy={turn.busy}
          onChange={() => void turn.run()}
        />
        <Failure text={turn.failure} />
      </div>
      {changed_at !== null && (
        <p className={styles.note}>{t('features.changed', { moment: formatMoment(changed_at, language) })}</p>
      )}
    </li>
  );
}
