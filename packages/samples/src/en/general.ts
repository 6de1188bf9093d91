import { PLAIN_COVER } from '@trazo/plan/cover';
import type { Section } from '@trazo/plan/plan';
import { LOGOS } from '../pictures/logos.ts';

export const general: Section<'general'> = {
  companyName: 'Second Winter Ltd',
  newCompany: true,
  logo: LOGOS.en,
  cover: PLAIN_COVER,
  constitutionDate: '2026-10-12',
  activityDate: '2027-04-01',
  address: 'Unit 6, Cupola Yard, Neepsend, Sheffield S3, South Yorkshire',
  legalStructure: 'limitedLiabilityCompany',
  sector: 'energy',
  businessType: 'Repair and refurbishment of domestic heat pumps',
  ownFunds: '£185,000',
  shareCapital: '£120,000',
  currency: '£',
};
