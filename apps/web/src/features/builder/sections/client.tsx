import type { Section } from '@trazo/plan/plan';
import { useTranslation } from 'react-i18next';
import { FieldGroup, FieldRow, Fields } from '../../../shared/form/field-layout.tsx';
import { LongTextField } from '../../../workspace/plan-form/long-text-field.tsx';
import { DispensableFields } from '../../../workspace/plan-form/not-applicable-field.tsx';
import { OptionSetField } from '../../../workspace/plan-form/option-set-field.tsx';
import { TextField } from '../../../workspace/plan-form/text-field.tsx';

const PEOPLE = [
  'gender',
  'age',
  'civilStatus',
  'education',
  'annualIncome',
  'incomeOrigin',
] as const satisfies (keyof Section<'client'>)[];

export default function ClientForm() {
  const { t } = useTranslation('client');
  return (
    <Fields>
      <FieldGroup title={t('form.groups.portrait')}>
        <LongTextField section="client" path="summary" rows={5} />
      </FieldGroup>
      <FieldGroup title={t('form.groups.market')}>
        <TextField section="client" path="location" />
        <FieldRow>
          <TextField section="client" path="marketLanguage" />
          <TextField section="client" path="clientLanguage" />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title={t('form.groups.people')}>
        <DispensableFields
          names={PEOPLE.map((list) => `client.${list}` as const)}
          label={t('form.groups.people')}
        >
          <Fields>
            {PEOPLE.map((list) => (
              <OptionSetField key={list} section="client" path={list} list={list} />
            ))}
          </Fields>
        </DispensableFields>
      </FieldGroup>
      <FieldGroup title={t('form.groups.businesses')}>
        <OptionSetField section="client" path="businessSize" list="businessSize" />
      </FieldGroup>
    </Fields>
  );
}
