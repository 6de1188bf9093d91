import { isBlank } from '@trazo/plan/fields';
import { useTranslation } from 'react-i18next';
import { SearchSelect } from '../../../shared/form/search-select.tsx';
import { useErrorText, useField } from '../../../workspace/plan-form/use-field.ts';
import styles from './marketing.module.css';
import { useProductNames } from './product-names.ts';

/** What a campaign advertises; a name whose product has gone stays, and says so. */
export function CampaignProductField({ index }: { readonly index: number }) {
  const { t } = useTranslation(['fields', 'marketing']);
  const names = useProductNames();
  const field = useField('marketing', `campaigns.${index}.productName`, true);
  const isLost = !isBlank(field.value) && !names.includes(field.value);
  const choices = isLost ? [...names, field.value] : names;
  return (
    <SearchSelect
      id={field.id}
      label={field.label}
      required={field.required}
      placeholder={t('fields:option.none')}
      nothingFoundMessage={t('fields:option.noMatch')}
      data={choices.map((name) => ({ value: name, label: name }))}
      value={isBlank(field.value) ? null : field.value}
      onChange={(name) => field.set(name ?? '')}
      onBlur={field.leave}
      description={
        isLost && <span className={styles.lost}>{t('marketing:form.notInList', { name: field.value })}</span>
      }
      error={useErrorText(field.error)}
    />
  );
}
