import type { Finding } from '@trazo/plan/findings';
import type { Plan } from '@trazo/plan/plan';
import { useTranslation } from 'react-i18next';
import { useYearName } from '../../../workspace/plan-form/use-year-name.ts';
import { findingName } from '../shell/finding-name.ts';

/** Names fields of any section in the interface's language. */
export function useFindingName(): (plan: Plan, at: Pick<Finding, 'section' | 'path'>) => string {
  const { t } = useTranslation('finance');
  const yearName = useYearName();
  const words = {
    year: yearName,
    item: (group: string, number: number) => t('form.grid.unnamedLine', { group, number }),
  };
  return (plan, { section, path }) => findingName(plan, section, path, words);
}
