import type { Section } from '@trazo/plan/plan';

export const summary: Section<'summary'> = {
  summary: 'Die Ständerwerk Fachwerksanierung GmbH saniert Fachwerkhäuser im Rhein-Main-Gebiet energetisch.',
};
