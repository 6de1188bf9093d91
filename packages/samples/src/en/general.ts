import type { SparseSection } from '@trazo/plan/sparse-plan';
import { LOGOS } from '../pictures/logos.ts';

export const general: SparseSection<'general'> = {
  companyName: 'Second Winter Ltd',
  logo: LOGOS.en,
  constitutionDate: '2026-10-12',
  activityDate: '2027-04-01',
  address: 'Unit 6, Cupola Yard, Neepsend, Sheffield S3, South Yorkshire',
  addressGoogle: '',
  country: 'uk',
  legalStructure: 'limitedLiabilityCompany',
  sector: 'energy',
  businessType: 'Repair and refurbishment of domestic heat pumps',
  ownFunds: '£255,000',
  shareCapital: '£120,000',
  currency: '£',
};
