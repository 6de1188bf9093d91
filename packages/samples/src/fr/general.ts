import type { SparseSection } from '@trazo/plan/sparse-plan';
import { LOGOS } from '../pictures/logos.ts';

export const general: SparseSection<'general'> = {
  companyName: 'L’Établi forézien',
  logo: LOGOS.fr,
  constitutionDate: '2026-11-09',
  activityDate: '2027-02-01',
  address: '17, rue du Puits-Verney, 42000 Saint-Étienne',
  addressGoogle: '',
  legalStructure: 'limitedLiabilityCompany',
  sector: 'energy',
  businessType: 'Remise en état et location de mobilier professionnel',
  ownFunds: '114 000 €',
  shareCapital: '94 000 €',
};
