import { COUNTRIES } from '@trazo/plan/countries';
import { useTranslation } from 'react-i18next';
import { SearchSelect } from '../../../shared/form/search-select.tsx';
import { chooseFoundation } from '../../../workspace/plan-form/choose-foundation.ts';
import { useField } from '../../../workspace/plan-form/use-field.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';

/** Whose law the company is founded under; the legal forms follow it. */
export function CountryField() {
  const store = usePlanStore();
  const { t } = useTranslation(['fields', 'legalForms']);
  const field = useField('general', 'country');
  return (
    <SearchSelect
      id={field.id}
      label={field.label}
      description={field.hint}
      placeholder={t('fields:option.none')}
      clearable
      clearButtonProps={{ 'aria-label': t('fields:option.clear', { field: field.label }) }}
      nothingFoundMessage={t('fields:option.noMatch')}
      data={COUNTRIES.map((country) => ({ value: country, label: t(`legalForms:countries.${country}`) }))}
      value={field.value || null}
      onChange={(value) =>
        chooseFoundation(store, { country: COUNTRIES.find((country) => country === value) ?? '' })
      }
    />
  );
}
