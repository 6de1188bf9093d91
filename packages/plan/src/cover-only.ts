import { emptyPlan, type Plan } from './plan.ts';
import type { TeamMember } from './sections/team.ts';
import { type Theme, templateOf } from './theme/theme.ts';

/** What the cover follows from: without the rest it is the same page, mostly typeset twenty times as fast. */
export function coverOnly(plan: Plan, { templateId }: Pick<Theme, 'templateId'>): Plan {
  const { coverSumsUp, extras } = templateOf(templateId);
  if (coverSumsUp === true) return plan;
  const blank = emptyPlan();
  return {
    ...blank,
    general: plan.general,
    team: { members: plan.team.members.map(contactOnly) },
    // Covers with extras say how much is asked for.
    ...(extras !== undefined && {
      finance: { ...blank.finance, financingNeeds: plan.finance.financingNeeds },
    }),
  };
}

/** The cover says whom to call. */
const contactOnly = (member: TeamMember): TeamMember => ({ ...member, description: '', image: '' });
