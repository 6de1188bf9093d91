import { Select } from '@mantine/core';
import { OPTIONS, type OptionList } from '@trazo/plan/options';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useTranslation } from 'react-i18next';
import { useOptionWords } from './option-words.ts';
import { type FieldProps, useErrorText, useField } from './use-field.ts';

type OptionFieldProps<Id extends SectionId> = FieldProps<Id, string> & { readonly list: OptionList };

/** One of a closed list, found by typing. */
export function OptionField<Id extends SectionId>({ section, path, list, required }: OptionFieldProps<Id>) {
  const { t } = useTranslation('fields');
  const wordOf = useOptionWords(list);
  const field = useField(section, path, required);
  return (
    <Select
      id={field.id}
      label={field.label}
      description={field.hint}
      placeholder={field.placeholder ?? t('option.none')}
      required={field.required}
      searchable
      clearable={!field.required}
      clearButtonProps={{ 'aria-label': t('option.clear', { field: field.label }) }}
      nothingFoundMessage={t('option.noMatch')}
      data={OPTIONS[list].map((option) => ({ value: option, label: wordOf(option) }))}
      value={String(field.value ?? '') || null}
      onChange={(value) => field.set((value ?? '') as typeof field.value)}
      onBlur={field.leave}
      error={useErrorText(field.error)}
    />
  );
}
