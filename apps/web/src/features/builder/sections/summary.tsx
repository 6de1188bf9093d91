import { Fields } from '../../../shared/form/field-layout.tsx';
import { LongTextField } from '../../../workspace/plan-form/long-text-field.tsx';

export default function SummaryForm() {
  return (
    <Fields>
      <LongTextField section="summary" path="summary" rows={10} />
    </Fields>
  );
}
