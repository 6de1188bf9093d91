import type { SparseSection } from '@trazo/plan/sparse-plan';
import { LOGOS } from '../pictures/logos.ts';

export const general: SparseSection<'general'> = {
  companyName: 'Ständerwerk Fachwerksanierung GmbH',
  newCompany: false,
  logo: LOGOS.de,
  constitutionDate: '2022-03-14',
  activityDate: '2022-05-02',
  address: 'Am Gerberhof 11, 65929 Frankfurt am Main (Höchst)',
  addressGoogle: '',
  country: 'de',
  legalStructure: 'limitedLiabilityCompany',
  sector: 'construction',
  businessType: 'Energetische Sanierung von Fachwerkhäusern: Bauaufnahme, Zimmerei, Innendämmung',
  ownFunds: '148.000 €',
  shareCapital: '50.000 €',
};
