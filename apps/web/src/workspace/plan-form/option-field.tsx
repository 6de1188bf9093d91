import type { OptionList } from '@trazo/plan/options';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useTranslation } from 'react-i18next';
import { SearchSelect } from '../../shared/form/search-select.tsx';
import { glossedField } from '../../shared/glossary/glossed-field.tsx';
import { termOfField } from './field-terms.ts';
import { useWordedOptions } from './option-words.ts';
import { type FieldProps, useErrorText, useField } from './use-field.ts';

type OptionFieldProps<Id extends SectionId> = FieldProps<Id, string> & { readonly list: OptionList };

/** One of a closed list, found by typing. */
export function OptionField<Id extends SectionId>({ section, path, list, required }: OptionFieldProps<Id>) {
  const { t } = useTranslation('fields');
  const options = useWordedOptions(list);
  const field = useField(section, path, required);
  return (
    <SearchSelect
      {...glossedField(termOfField(section, path), field.label)}
      id={field.id}
      label={field.label}
      description={field.hint}
      placeholder={field.placeholder ?? t('option.none')}
      required={field.required}
      clearable={!field.required}
      clearButtonProps={{ 'aria-label': t('option.clear', { field: field.label }) }}
      nothingFoundMessage={t('option.noMatch')}
      data={options}
      value={String(field.value ?? '') || null}
      onChange={(value) => field.set((value ?? '') as typeof field.value)}
      onBlur={field.leave}
      error={useErrorText(field.error)}
    />
  );
}
