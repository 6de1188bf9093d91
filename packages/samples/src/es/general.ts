import { PLAIN_COVER } from '@trazo/plan/cover';
import type { Section } from '@trazo/plan/plan';
import { LOGOS } from '../pictures/logos.ts';

export const general: Section<'general'> = {
  companyName: 'Obrador Aljez, S.L.',
  newCompany: true,
  logo: LOGOS.es,
  cover: PLAIN_COVER,
  constitutionDate: '2026-10-19',
  activityDate: '2027-01-11',
  address: 'Calle del Rufaldo, 14, local, 50002 Zaragoza',
  legalStructure: 'limitedLiabilityCompany',
  sector: 'consumerGoods',
  businessType: 'Panadería artesana con tienda propia y reparto a hostelería',
  ownFunds: '75.000 €',
  shareCapital: '60.000 €',
  currency: '€',
};
