import { LIST_LIMITS } from '@trazo/plan/fields';
import { emptyProduct } from '@trazo/plan/sections/products';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { AmountField } from '../../../shared/form/amount-field.tsx';
import { FieldRow } from '../../../shared/form/field-layout.tsx';
import { LongTextField } from '../../../shared/form/long-text-field.tsx';
import { PhotoField } from '../../../shared/form/photo-field.tsx';
import { SortableList } from '../../../shared/form/sortable-list.tsx';
import { TextField } from '../../../shared/form/text-field.tsx';
import { formatMoney } from '../../../shared/formatting/money-text.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { MarginLine } from '../products/margin-line.tsx';
import { ProductTypeField } from '../products/product-type-field.tsx';
import { useCampaignNames } from '../products/use-campaign-names.ts';

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
        </>
      )}
    </SortableList>
  );
}
