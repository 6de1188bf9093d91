import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../shared/form/choice-field.tsx';
import { useField } from '../../../workspace/plan-form/use-field.ts';

/** Whether the company is about to start or has already. */
export function CompanyStatusField() {
  const { t } = useTranslation('general');
  const field = useField('general', 'newCompany');
  return (
    <ChoiceField
      id={field.id}
      label={field.label}
      choices={[
        { value: 'new', label: t('form.newCompany.new') },
        { value: 'existing', label: t('form.newCompany.existing') },
      ]}
      value={field.value ? 'new' : 'existing'}
      onChoose={(value) => field.set(value === 'new')}
    />
  );
}
