import type { Section } from '@trazo/plan/plan';

export const summary: Section<'summary'> = {
  summary: 'Second Winter Ltd repairs and refurbishes domestic heat pumps in South Yorkshire.',
};
