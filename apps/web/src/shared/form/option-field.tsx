import type { Language } from '@trazo/plan/languages';
import { OPTIONS, type OptionList } from '@trazo/plan/options';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../words/use-language.ts';
import { useOptionWords } from './option-words.ts';
import { SearchSelect } from './search-select.tsx';
import { type FieldProps, useErrorText, useField } from './use-field.ts';

type OptionFieldProps<Id extends SectionId> = FieldProps<Id, string> & { readonly list: OptionList };

/** One of a closed list, found by typing. */
export function OptionField<Id extends SectionId>({ section, path, list, required }: OptionFieldProps<Id>) {
  const { t } = useTranslation('fields');
  const wordOf = useOptionWords(list);
  const language = useLanguage();
  const field = useField(section, path, required);
  return (
    <SearchSelect
      id={field.id}
      label={field.label}
      description={field.hint}
      placeholder={field.placeholder ?? t('option.none')}
      required={field.required}
      clearable={!field.required}
      clearButtonProps={{ 'aria-label': t('option.clear', { field: field.label }) }}
      nothingFoundMessage={t('option.noMatch')}
      data={inReadingOrder(list, language, wordOf)}
      value={String(field.value ?? '') || null}
      onChange={(value) => field.set((value ?? '') as typeof field.value)}
      onBlur={field.leave}
      error={useErrorText(field.error)}
    />
  );
}

/** Lists without an order of their own are looked through by the alphabet, each language's. */
const ALPHABETICAL: ReadonlySet<OptionList> = new Set(['sector']);

function inReadingOrder(list: OptionList, language: Language, wordOf: (option: string) => string) {
  const options = OPTIONS[list].map((option) => ({ value: option, label: wordOf(option) }));
  if (!ALPHABETICAL.has(list)) return options;
  const { compare } = new Intl.Collator(language);
  return options.toSorted((one, other) => compare(one.label, other.label));
}
