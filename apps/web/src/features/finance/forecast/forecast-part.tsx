import { Button } from '@mantine/core';
import { lawCountry } from '@trazo/plan/finance/assumptions/law-country';
import { useTranslation } from 'react-i18next';
import { IconCalculator } from '../../../shared/icons/icons.ts';
import { lazyWithRetry } from '../../../shared/lazy/lazy-with-retry.tsx';
import { usePublicSettings } from '../../../shared/settings/use-public-settings.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import type { PlanStore } from '../../../workspace/plan-store/plan-store.ts';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { Part } from '../figures/part.tsx';
import { useConversationAddress } from './conversation/use-conversation-address.ts';

function Failed() {
  const { t } = useTranslation('finance');
  return <p>{t('form.forecast.failed')}</p>;
}

/** Questions, forecast and packs: fetched by plans that use them. */
const GuidedForecast = lazyWithRetry(async () => (await import('./guided-forecast.tsx')).GuidedForecast, {
  Failed,
});

async function turnOn(store: PlanStore): Promise<void> {
  const [{ startAssumptions }, { packOf }] = await Promise.all([
    import('@trazo/forecast/fill/start-assumptions'),
    import('@trazo/packs/pack-of'),
  ]);
  const { draft } = store.getState();
  if (draft.finance.assumptions === null) {
    const assumptions = startAssumptions(draft, packOf(lawCountry(draft)));
    store.setSection('finance', { ...draft.finance, assumptions });
  }
}

/** Above the grid: the offer to work it out, or the questions it is worked out from. */
export function ForecastPart() {
  const { t } = useTranslation('finance');
  const store = usePlanStore();
  const isOn = useDraft(({ draft }) => draft.finance.assumptions !== null);
  const { go } = useConversationAddress();
  const isPaused = usePublicSettings()?.forecast === false;
  if (isPaused && !isOn) return null;
  return (
    <Part title={t('form.parts.forecast')} hint={t('form.parts.forecastHint')} isFilled={isOn}>
      {isOn ? (
        <GuidedForecast />
      ) : (
        <div id="finance.forecast">
          <Button
            leftSection={<IconCalculator size={18} stroke={1.75} />}
            onClick={() =>
              void turnOn(store).then(
                () => go(''),
                () => undefined,
              )
            }
          >
            {t('form.forecast.start')}
          </Button>
        </div>
      )}
    </Part>
  );
}
