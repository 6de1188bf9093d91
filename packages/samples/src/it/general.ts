import { PLAIN_COVER } from '@trazo/plan/cover';
import type { Section } from '@trazo/plan/plan';
import { LOGOS } from '../pictures/logos.ts';

export const general: Section<'general'> = {
  companyName: 'Volano Cicloviaggi S.r.l.',
  newCompany: true,
  logo: LOGOS.it,
  cover: PLAIN_COVER,
  constitutionDate: '2026-11-05',
  activityDate: '2027-03-01',
  address: 'Via del Volano Vecchio 22, 44121 Ferrara',
  legalStructure: 'limitedLiabilityCompany',
  sector: 'tourism',
  businessType: 'Tour operator cicloturistico con noleggio e officina',
  ownFunds: '80.000 €',
  shareCapital: '50.000 €',
  currency: '€',
};
