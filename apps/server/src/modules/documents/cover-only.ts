import { emptyPlan, type Plan } from '@trazo/plan/plan';

/** What the cover follows from: without the rest it is the same page, typeset twenty times as fast. */
export const coverOnly = (plan: Plan): Plan => ({ ...emptyPlan(), general: plan.general });
