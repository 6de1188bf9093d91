import { NativeSelect } from '@mantine/core';
import { AMOUNT_PERIODS } from '@trazo/plan/finance/sources-and-uses';
import { useTranslation } from 'react-i18next';
import { useField } from '../../../workspace/plan-form/use-field.ts';

interface PeriodFieldProps {
  readonly list: 'incomes' | 'expenses' | 'financingNeeds';
  readonly index: number;
}

/** How often an amount comes or goes. */
export function PeriodField({ list, index }: PeriodFieldProps) {
  const { t } = useTranslation('finance');
  const field = useField('finance', `${list}.${index}.period`);
  return (
    <NativeSelect
      id={field.id}
      label={field.label}
      value={field.value}
      data={AMOUNT_PERIODS.map((value) => ({ value, label: t(`document.periods.${value}`) }))}
      onChange={({ currentTarget }) =>
        field.set(AMOUNT_PERIODS.find((period) => period === currentTarget.value) ?? 'once')
      }
      onBlur={field.leave}
    />
  );
}
