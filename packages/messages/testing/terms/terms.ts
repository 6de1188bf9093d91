/** What has one name in a language, with the message that is this name; `null`: it only stands within sentences. */
export const CONCEPTS = {
  revenue: 'finance:document.revenues',
  grossProfit: 'finance:document.grossProfit',
  grossMargin: 'finance:document.grossMargin',
  depreciation: 'finance:document.depreciation',
  amortisation: 'finance:document.amortization',
  netIncome: 'finance:document.netIncome',
  fixedAssets: 'finance:document.fixedAssets',
  equity: 'finance:document.ownFunds',
  ownContribution: 'general:document.ownFunds',
  longTermDebt: 'finance:document.longTermLiabilities',
  shortTermDebt: 'finance:document.shortTermLiabilities',
  totalFunding: 'finance:document.totalFunding',
  workingCapital: 'finance:document.workingCapital',
  incomeTax: 'finance:document.incomeTaxExpense',
  taxReceivable: 'finance:document.taxReceivable',
  owners: null,
  partnerLoans: 'help/forecast:grid.sources.partnerLoans',
  plan: null,
  section: null,
  chapter: 'document:chapter',
  template: 'viewer:template',
  design: 'viewer:design',
  draft: 'drafts:menu',
  typeset: null,
  watermark: null,
  signIn: 'navigation:signIn',
  cancel: null,
  withdraw: null,
  monthlyPayment: null,
  readPrivacyPolicy: 'auth:signUp.privacy',
  team: 'team:title',
  departments: 'departments:title',
  sectionOperations: 'operations:title',
  sectionFinance: 'finance:title',
  expectedSales: 'marketing:document.return',
  hash: null,
} as const;
export type Concept = keyof typeof CONCEPTS;

export interface Term {
  /** The name, as it stands in the catalogue. */
  readonly term: string;
  /** Names not to be used for it: whole words, whatever their case; a `*` at the end stands for any ending. */
  readonly not?: readonly string[];
  /** Messages in which such a word means something else, or is a law's own. */
  readonly allowedIn?: readonly string[];
}

export type Terms = Readonly<Record<Concept, Term>>;
