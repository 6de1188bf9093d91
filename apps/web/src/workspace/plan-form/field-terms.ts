import type { GlossaryTerm } from '../../shared/glossary/glossary.ts';

/** The fields whose label is a term of finance or law, by section and path. */
const FIELD_TERMS: Readonly<Record<string, GlossaryTerm>> = {
  'general.legalStructure': 'legalForm',
  'general.ownFunds': 'ownContribution',
  'general.shareCapital': 'shareCapital',
  'finance.revenueModel': 'revenueModel',
  'finance.exitStrategy': 'exitStrategy',
  'finance.balance.fixedAssets': 'fixedAssets',
  'finance.balance.currentAssets': 'currentAssets',
  'finance.balance.ownFunds': 'equity',
  'finance.balance.longTermLiabilities': 'longTermLiabilities',
  'finance.balance.shortTermLiabilities': 'shortTermLiabilities',
  'competition.marketSize': 'marketSize',
};

/** The term a field's label needs explained. */
export const termOfField = (section: string, path: string): GlossaryTerm | undefined =>
  FIELD_TERMS[`${section}.${path}`];
