import { LIST_LIMITS } from '@trazo/plan/fields';
import { emptyCompetitor } from '@trazo/plan/sections/competition';
import { useTranslation } from 'react-i18next';
import { FieldGroup, FieldRow, Fields } from '../../../shared/form/field-layout.tsx';
import { AmountField } from '../../../workspace/plan-form/amount-field.tsx';
import { LongTextField } from '../../../workspace/plan-form/long-text-field.tsx';
import { SortableList } from '../../../workspace/plan-form/sortable-list.tsx';
import { TextField } from '../../../workspace/plan-form/text-field.tsx';
import { MarketSizeOffer } from '../competition/market-size-offer.tsx';

export default function CompetitionForm() {
  const { t } = useTranslation('competition');
  return (
    <Fields>
      <FieldGroup title={t('form.groups.market')}>
        <FieldRow>
          <AmountField section="competition" path="customers" plain />
          <AmountField section="competition" path="spendPerCustomer" />
        </FieldRow>
        <AmountField section="competition" path="marketSize" />
        <MarketSizeOffer />
      </FieldGroup>
      <FieldGroup title={t('form.groups.competitors')}>
        <SortableList
          section="competition"
          path="competitors"
          create={emptyCompetitor}
          nameOf={({ name }) => name}
          limit={LIST_LIMITS.competitors}
        >
          {(index) => (
            <>
              <TextField section="competition" path={`competitors.${index}.name`} required />
              <LongTextField section="competition" path={`competitors.${index}.description`} rows={3} />
            </>
          )}
        </SortableList>
        <LongTextField section="competition" path="summary" />
      </FieldGroup>
    </Fields>
  );
}
