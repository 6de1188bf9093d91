import { fiscalYearsOfPlan } from '@trazo/plan/finance/calendar-years';
import type { FiscalYears } from '@trazo/plan/finance/fiscal-calendar';
import { useDraft } from '../plan-store/use-draft.ts';

/** Which months the fiscal years of the plan have. */
export const useFiscalYears = (): FiscalYears => useDraft(({ draft }) => fiscalYearsOfPlan(draft));
