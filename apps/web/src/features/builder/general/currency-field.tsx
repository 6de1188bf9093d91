import { CURRENCIES, CURRENCY_NAMES } from '@trazo/plan/currencies';
import { useTranslation } from 'react-i18next';
import { SearchSelect } from '../../../shared/form/search-select.tsx';
import { useField } from '../../../workspace/plan-form/use-field.ts';

/** The sign every amount of the plan carries. */
export function CurrencyField() {
  const { t } = useTranslation('general');
  const field = useField('general', 'currency');
  return (
    <SearchSelect
      id={field.id}
      label={field.label}
      description={field.hint}
      data={CURRENCIES.map((sign) => ({
        value: sign,
        label: `${sign}  ${t(`form.currencies.${CURRENCY_NAMES[sign]}`)}`,
      }))}
      value={field.value}
      onChange={(value) => field.set(CURRENCIES.find((sign) => sign === value) ?? field.value)}
    />
  );
}
