import type { Section } from '@trazo/plan/plan';

export const client: Section<'client'> = {
  gender: ['indifferent'],
  age: ['35-65'],
  civilStatus: ['indifferent'],
  education: ['indifferent'],
  annualIncome: ['over50000'],
  incomeOrigin: ['salaried'],
  businessSize: ['small'],
  location: 'Rhein-Main-Gebiet',
  marketLanguage: 'Deutsch',
  clientLanguage: 'Deutsch',
  summary: 'Eigentümer von Fachwerkhäusern, Kommunen und Wohnungsgenossenschaften.',
};
