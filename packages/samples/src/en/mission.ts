import type { Section } from '@trazo/plan/plan';

export const mission: Section<'mission'> = {
  mission: 'We keep domestic heat pumps in use.',
  vision: 'Repair is the first answer to a fault.',
  values: 'We say what we find, and charge what we said.',
};
