import type { SparseSection } from '@trazo/plan/sparse-plan';
import { LOGOS } from '../pictures/logos.ts';

export const general: SparseSection<'general'> = {
  companyName: 'Obrador Aljez, S. L.',
  logo: LOGOS.es,
  constitutionDate: '2026-10-19',
  activityDate: '2027-01-11',
  address: 'Calle del Rufaldo, 14, local, 50002 Zaragoza',
  addressGoogle: '',
  legalStructure: 'limitedLiabilityCompany',
  sector: 'consumerGoods',
  businessType: 'Panadería artesana con tienda propia y reparto a hostelería',
  ownFunds: '90.000 €',
  shareCapital: '70.000 €',
};
