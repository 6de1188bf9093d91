import type { Terms } from './terms.ts';

/** Terms that readers in the United Kingdom and the United States share; British spelling. */
export const EN: Terms = {
  revenue: {
    term: 'Revenue',
    not: ['turnover'],
    allowedIn: [
      'help/forecast:rates.names.incomeTax.microBelow',
      'help/forecast:rates.names.incomeTax.smallBelow',
    ],
  },
  grossProfit: { term: 'Gross profit' },
  grossMargin: { term: 'Gross margin (%)' },
  depreciation: { term: 'Depreciation' },
  amortisation: { term: 'Amortisation', not: ['amortization'] },
  netIncome: { term: 'Net profit', not: ['net income', 'net result'] },
  fixedAssets: { term: 'Fixed assets', not: ['non-current assets', 'immobilised assets'] },
  equity: { term: 'Equity', not: ['own funds'] },
  ownContribution: { term: 'Owners’ contribution', not: ['own funds'] },
  longTermDebt: { term: 'Long-term liabilities' },
  shortTermDebt: { term: 'Current liabilities', not: ['short-term liabilities'] },
  totalFunding: { term: 'Total equity and liabilities', not: ['total funding'] },
  workingCapital: { term: 'Working capital' },
  incomeTax: { term: 'Income tax' },
  taxReceivable: { term: 'Tax receivable' },
  owners: { term: 'The owners' },
  partnerLoans: { term: 'Loans from owners and family', not: ['partners’ loans'] },
  plan: { term: 'business plan', not: ['company plan'] },
  section: { term: 'Section' },
  chapter: { term: 'Chapter' },
  template: { term: 'Template' },
  design: { term: 'Design' },
  draft: { term: 'Draft' },
  typeset: { term: 'typeset' },
  watermark: { term: 'watermark' },
  signIn: { term: 'Sign in', not: ['log in', 'log out', 'login', 'logout'] },
  cancel: { term: 'cancel', not: ['serious cause'] },
  withdraw: { term: 'withdraw' },
  monthlyPayment: { term: 'monthly payment', not: ['renews', 'renewal', 'renew'] },
  readPrivacyPolicy: {
    term: 'I have read the <page>privacy policy</page>.',
    not: ['accept the <page>privacy'],
  },
  team: { term: 'Team' },
  departments: { term: 'Departments' },
  sectionOperations: { term: 'Implementation plan', not: ['operational plan'] },
  sectionFinance: { term: 'Finance' },
  expectedSales: { term: 'Sales' },
  hash: { term: 'hash', not: ['fingerprint*'] },
};

/** What readers in the United States alone call otherwise, in documents. */
export const AMERICAN: Terms = {
  ...EN,
  amortisation: { term: 'Amortization', not: ['amortisation'] },
  netIncome: { term: 'Net income', not: ['net profit', 'net result'] },
};
