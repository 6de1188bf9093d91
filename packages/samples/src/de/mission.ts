import type { Section } from '@trazo/plan/plan';

export const mission: Section<'mission'> = {
  mission: 'Wir erhalten Fachwerkhäuser bewohnbar.',
  vision: 'Sanieren ist der Regelfall.',
  values: 'Wir sagen, was das Haus verträgt.',
};
