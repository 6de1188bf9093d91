import { useTranslation } from 'react-i18next';
import { FieldGroup, FieldRow, Fields } from '../../../shared/form/field-layout.tsx';
import { DateField } from '../../../workspace/plan-form/date-field.tsx';
import { NotApplicableField } from '../../../workspace/plan-form/not-applicable-field.tsx';
import { OptionField } from '../../../workspace/plan-form/option-field.tsx';
import { PhotoField } from '../../../workspace/plan-form/photo-field.tsx';
import { TextField } from '../../../workspace/plan-form/text-field.tsx';
import { AddressField } from '../general/address-field.tsx';
import { ApproximateAmountField } from '../general/approximate-amount-field.tsx';
import { CompanyStatusField } from '../general/company-status-field.tsx';
import { CountryField } from '../general/country-field.tsx';
import { CurrencyField } from '../general/currency-field.tsx';
import { LegalFormField } from '../general/legal-form-field.tsx';
import { useCapitalHint } from '../general/legal-form-words.ts';

/** The share capital, with what the law asks of the chosen form. */
function ShareCapitalField() {
  return <ApproximateAmountField path="shareCapital" example="3000" hint={useCapitalHint()} />;
}

export default function GeneralForm() {
  const { t } = useTranslation('general');
  return (
    <Fields>
      <FieldGroup title={t('form.groups.company')}>
        <TextField section="general" path="companyName" autoComplete="organization" />
        <TextField section="general" path="businessType" />
        <FieldRow holds="options">
          <CountryField />
          <LegalFormField />
        </FieldRow>
        <OptionField section="general" path="sector" list="sector" />
        <CompanyStatusField />
        <PhotoField section="general" path="logo" aspect="free" />
      </FieldGroup>
      <FieldGroup title={t('form.groups.start')}>
        <NotApplicableField name="general.constitutionDate">
          <DateField section="general" path="constitutionDate" />
        </NotApplicableField>
        <DateField section="general" path="activityDate" />
        <AddressField />
      </FieldGroup>
      <FieldGroup title={t('form.groups.money')}>
        <CurrencyField />
        <ApproximateAmountField path="ownFunds" example="20000" />
        <NotApplicableField name="general.shareCapital">
          <ShareCapitalField />
        </NotApplicableField>
      </FieldGroup>
    </Fields>
  );
}
