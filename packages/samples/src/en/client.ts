import type { Section } from '@trazo/plan/plan';

export const client: Section<'client'> = {
  gender: ['indifferent'],
  age: ['35-65'],
  civilStatus: ['indifferent'],
  education: ['indifferent'],
  annualIncome: ['over50000'],
  incomeOrigin: ['salaried'],
  businessSize: ['small'],
  location: 'South Yorkshire, Derbyshire and Nottinghamshire',
  marketLanguage: 'English',
  clientLanguage: 'English',
  summary: 'Owners of heat pumps, installers and landlords.',
};
