import { LIST_LIMITS } from '@trazo/plan/fields';
import { emptyCampaign } from '@trazo/plan/sections/marketing';
import { FieldRow, Fields } from '../../../shared/form/field-layout.tsx';
import { AmountField } from '../../../workspace/plan-form/amount-field.tsx';
import { OptionSetField } from '../../../workspace/plan-form/option-set-field.tsx';
import { SortableList } from '../../../workspace/plan-form/sortable-list.tsx';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { CampaignProductField } from '../marketing/campaign-product-field.tsx';
import { FirstAProduct } from '../marketing/first-a-product.tsx';
import { useProductNames } from '../marketing/product-names.ts';
import { ResultLine } from '../marketing/result-line.tsx';

export default function MarketingForm() {
  const store = usePlanStore();
  const names = useProductNames();
  const hasCampaigns = useDraft(({ draft }) => draft.marketing.campaigns.length > 0);
  const create = (id: string) => {
    const used = store.getState().draft.marketing.campaigns.map(({ productName }) => productName);
    return emptyCampaign(id, names.find((name) => !used.includes(name)) ?? names[0] ?? '');
  };
  if (names.length === 0 && !hasCampaigns) return <FirstAProduct />;
  return (
    <Fields>
      {names.length === 0 && <FirstAProduct />}
      <SortableList
        section="marketing"
        path="campaigns"
        create={create}
        nameOf={({ productName }) => productName}
        limit={LIST_LIMITS.campaigns}
        closed={names.length === 0}
      >
        {(index) => (
          <>
            <CampaignProductField index={index} />
            <OptionSetField
              section="marketing"
              path={`campaigns.${index}.platforms`}
              list="marketingPlatform"
            />
            <OptionSetField
              section="marketing"
              path={`campaigns.${index}.conventional`}
              list="conventionalAds"
            />
            <OptionSetField section="marketing" path={`campaigns.${index}.digital`} list="digitalAds" />
            <FieldRow>
              <AmountField section="marketing" path={`campaigns.${index}.cost`} />
              <AmountField section="marketing" path={`campaigns.${index}.return`} />
            </FieldRow>
            <ResultLine index={index} />
          </>
        )}
      </SortableList>
    </Fields>
  );
}
