import { emptyPlan, type Plan } from './plan.ts';
import type { TeamMember } from './sections/team.ts';
import { type Theme, templateOf } from './theme/theme.ts';

/** What the cover follows from: without the rest it is the same page, mostly typeset twenty times as fast. */
export const coverOnly = (plan: Plan, { templateId }: Pick<Theme, 'templateId'>): Plan =>
  templateOf(templateId).coverSumsUp === true
    ? plan
    : { ...emptyPlan(), general: plan.general, team: { members: plan.team.members.map(contactOnly) } };

/** The cover says whom to call. */
const contactOnly = (member: TeamMember): TeamMember => ({ ...member, description: '', image: '' });
