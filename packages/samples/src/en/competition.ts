import type { Section } from '@trazo/plan/plan';

export const competition: Section<'competition'> = {
  customers: '400000',
  spendPerCustomer: '180',
  marketSize: '72000000',
  competitors: [
    {
      id: 'competitor-1',
      name: 'Peak Heat Services',
      description: 'A regional installer with a service team.',
    },
  ],
  summary: 'About four hundred thousand heat pumps are in use.',
};
