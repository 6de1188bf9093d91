import type { Section } from '@trazo/plan/plan';

export const competition: Section<'competition'> = {
  customers: '400000',
  spendPerCustomer: '180',
  marketSize: '72000000',
  competitors: [
    { id: 'competitor-1', name: 'Altbauhaus Wetterau', description: 'Regionaler Sanierungsbetrieb.' },
  ],
  summary: 'In Hessen stehen rund vierhunderttausend Fachwerkhäuser.',
};
