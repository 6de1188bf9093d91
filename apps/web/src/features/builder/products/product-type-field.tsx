import { OPTIONS } from '@trazo/plan/options';
import { ChoiceField } from '../../../shared/form/choice-field.tsx';
import { useOptionWords } from '../../../workspace/plan-form/option-words.ts';
import { useField } from '../../../workspace/plan-form/use-field.ts';

/** A thing or a service. */
export function ProductTypeField({ index }: { readonly index: number }) {
  const wordOf = useOptionWords('productType');
  const field = useField('products', `items.${index}.type`);
  return (
    <ChoiceField
      id={field.id}
      label={field.label}
      choices={OPTIONS.productType.map((value) => ({ value, label: wordOf(value) }))}
      value={field.value}
      onChoose={field.set}
    />
  );
}
