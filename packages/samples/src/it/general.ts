import type { SparseSection } from '@trazo/plan/sparse-plan';
import { LOGOS } from '../pictures/logos.ts';

export const general: SparseSection<'general'> = {
  companyName: 'Volano Cicloviaggi S.r.l.',
  logo: LOGOS.it,
  constitutionDate: '2026-11-05',
  activityDate: '2027-03-01',
  address: 'Via del Volano Vecchio 22, 44121 Ferrara',
  addressGoogle: '',
  legalStructure: 'limitedLiabilityCompany',
  sector: 'tourism',
  businessType: 'Tour operator cicloturistico con noleggio e officina',
  ownFunds: '80.000 €',
  shareCapital: '50.000 €',
};
