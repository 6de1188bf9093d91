import type { Section } from '@trazo/plan/plan';

export const swot: Section<'swot'> = {
  strengths: [{ id: 'strength-1', text: 'Eigener Abbund.' }],
  weaknesses: [{ id: 'weakness-1', text: 'Abhängigkeit vom Fördersystem.' }],
  opportunities: [{ id: 'opportunity-1', text: 'Großer Bestand.' }],
  threats: [{ id: 'threat-1', text: 'Fachkräftemangel.' }],
  summary: '',
};
