import { PLAIN_COVER } from '@trazo/plan/cover';
import type { Section } from '@trazo/plan/plan';
import { LOGOS } from '../pictures/logos.ts';

export const general: Section<'general'> = {
  companyName: 'L’Établi forézien',
  newCompany: true,
  logo: LOGOS.fr,
  cover: PLAIN_COVER,
  constitutionDate: '2026-11-09',
  activityDate: '2027-02-01',
  address: '17, rue du Puits-Verney, 42000 Saint-Étienne',
  legalStructure: 'limitedLiabilityCompany',
  sector: 'energy',
  businessType: 'Remise en état et location de mobilier professionnel',
  ownFunds: '104 000 €',
  shareCapital: '84 000 €',
  currency: '€',
};
