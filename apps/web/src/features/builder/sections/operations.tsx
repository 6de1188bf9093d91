import { LIST_LIMITS } from '@trazo/plan/fields';
import { emptyOperation } from '@trazo/plan/sections/operations';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../../shared/form/field-layout.tsx';
import { OptionField } from '../../../workspace/plan-form/option-field.tsx';

import { SortableList } from '../../../workspace/plan-form/sortable-list.tsx';
import { TextField } from '../../../workspace/plan-form/text-field.tsx';
import { LineBoard } from '../lines/line-board.tsx';

export default function OperationsForm() {
  const { t } = useTranslation('operations');
  return (
    <SortableList
      section="operations"
      path="steps"
      create={emptyOperation}
      nameOf={({ title }) => title}
      noteOf={({ duration, timeUnit }) =>
        duration === '' || timeUnit === ''
          ? duration
          : t(`document.${timeUnit}`, { count: Number(duration) || 2, number: duration })
      }
      limit={LIST_LIMITS.steps}
    >
      {(index) => (
        <>
          <TextField section="operations" path={`steps.${index}.title`} required />
          <TextField section="operations" path={`steps.${index}.subtitle`} />
          <FieldRow>
            <TextField section="operations" path={`steps.${index}.duration`} />
            <OptionField section="operations" path={`steps.${index}.timeUnit`} list="timeUnit" />
          </FieldRow>
          <LineBoard section="operations" paths={[`steps.${index}.goals`]} limit={LIST_LIMITS.goals} />
        </>
      )}
    </SortableList>
  );
}
