import { PLAIN_COVER } from '@trazo/plan/cover';
import type { Section } from '@trazo/plan/plan';
import { LOGOS } from '../pictures/logos.ts';

export const general: Section<'general'> = {
  companyName: 'Ständerwerk Fachwerksanierung GmbH',
  newCompany: false,
  logo: LOGOS.de,
  cover: PLAIN_COVER,
  constitutionDate: '2022-03-14',
  activityDate: '2022-05-02',
  address: 'Am Gerberhof 11, 65929 Frankfurt am Main (Höchst)',
  legalStructure: 'limitedLiabilityCompany',
  sector: 'construction',
  businessType: 'Energetische Sanierung von Fachwerkhäusern: Bauaufnahme, Zimmerei, Innendämmung',
  ownFunds: '148.000 €',
  shareCapital: '50.000 €',
  currency: '€',
};
