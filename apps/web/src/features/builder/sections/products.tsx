import { LIST_LIMITS } from '@trazo/plan/fields';
import { emptyProduct } from '@trazo/plan/sections/products';
import { FieldRow } from '../../../shared/form/field-layout.tsx';
import { formatMoney } from '../../../shared/formatting/money-text.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { AmountField } from '../../../workspace/plan-form/amount-field.tsx';
import { LongTextField } from '../../../workspace/plan-form/long-text-field.tsx';
import { PhotoField } from '../../../workspace/plan-form/photo-field.tsx';
import { SortableList } from '../../../workspace/plan-form/sortable-list.tsx';
import { TextField } from '../../../workspace/plan-form/text-field.tsx';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { MarginLine } from '../products/margin-line.tsx';
import { ProductTypeField } from '../products/product-type-field.tsx';
import { useCampaignNames } from '../products/use-campaign-names.ts';

/** What a photo shows is asked once there is one. */
function ImageDescription({ index }: { readonly index: number }) {
  const hasPhoto = useDraft(({ draft }) => (draft.products.items[index]?.image ?? '') !== '');
  return hasPhoto && <TextField section="products" path={`items.${index}.imageDescription`} />;
}

export default function ProductsForm() {
  const language = useLanguage();
  const currency = useDraft(({ draft }) => draft.general.currency);
  useCampaignNames();
  return (
    <SortableList
      section="products"
      path="items"
      create={emptyProduct}
      nameOf={({ name }) => name}
      noteOf={({ salePrice }) => formatMoney(salePrice, currency, language)}
      limit={LIST_LIMITS.products}
    >
      {(index) => (
        <>
          <TextField section="products" path={`items.${index}.name`} required />
          <ProductTypeField index={index} />
          <LongTextField section="products" path={`items.${index}.description`} rows={3} />
          <FieldRow>
            <AmountField section="products" path={`items.${index}.cost`} />
            <AmountField section="products" path={`items.${index}.salePrice`} />
          </FieldRow>
          <MarginLine index={index} />
          <PhotoField section="products" path={`items.${index}.image`} aspect={4 / 3} />
          <ImageDescription index={index} />
        </>
      )}
    </SortableList>
  );
}
