import { useMemo } from 'react';
import { usePlanCase } from '../questions/use-plan-case.ts';
import { type Step, stepsOf } from './steps.ts';

/** The screens there are for the plan that is open. */
export function useSteps(): readonly Step[] {
  const plan = usePlanCase();
  return useMemo(() => (plan === null ? [] : stepsOf(plan)), [plan]);
}
