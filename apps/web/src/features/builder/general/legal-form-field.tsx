import type { ComboboxData } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SearchSelect } from '../../../shared/form/search-select.tsx';
import { glossedField } from '../../../shared/glossary/glossed-field.tsx';
import { chooseFoundation } from '../../../workspace/plan-form/choose-foundation.ts';
import { termOfField } from '../../../workspace/plan-form/field-terms.ts';
import { useErrorText, useField } from '../../../workspace/plan-form/use-field.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { type FormGroup, isLookedFor, legalFormGroups } from './legal-form-choices.ts';
import { useLegalFormHint, useLegalFormNames } from './legal-form-words.ts';

/** The legal form, by its name in the plan's country, with what it means for tax and capital. */
export function LegalFormField() {
  const store = usePlanStore();
  const { t } = useTranslation(['fields', 'legalForms']);
  const field = useField('general', 'legalStructure');
  const country = useDraft(({ draft }) => draft.general.country);
  const nameOf = useLegalFormNames();
  const hint = useLegalFormHint();
  const groups = legalFormGroups(country, field.value);
  const title = ({ of }: FormGroup) =>
    of === 'general' ? t('legalForms:general') : t(`legalForms:countries.${of}`);
  const option = (form: FormGroup['forms'][number]) => ({ value: form, label: nameOf(form, country) });
  const forms = groups.flatMap((group) => group.forms);
  return (
    <SearchSelect
      {...glossedField(termOfField('general', 'legalStructure'), field.label)}
      id={field.id}
      label={field.label}
      description={hint}
      placeholder={field.placeholder ?? t('fields:option.none')}
      required={field.required}
      matches={isLookedFor}
      nothingFoundMessage={t('fields:option.noMatch')}
      data={groups.flatMap((group, index): ComboboxData[number][] => {
        const items = group.forms.map(option);
        return index === 0 && group.of === 'general' ? items : [{ group: title(group), items }];
      })}
      value={field.value || null}
      onChange={(value) =>
        chooseFoundation(store, { legalStructure: forms.find((form) => form === value) ?? '' })
      }
      onBlur={field.leave}
      error={useErrorText(field.error)}
    />
  );
}
