import { Fields } from '../../../shared/form/field-layout.tsx';
import { LongTextField } from '../../../workspace/plan-form/long-text-field.tsx';

export default function MissionForm() {
  return (
    <Fields>
      <LongTextField section="mission" path="mission" />
      <LongTextField section="mission" path="vision" />
      <LongTextField section="mission" path="values" />
    </Fields>
  );
}
