import type { Section } from '@trazo/plan/plan';

export const finance: Section<'finance'> = {
  revenueModel: 'Sanierungsaufträge zu Festpreisen.',
  useOfFunds: 'Abbundanlage und Betriebsmittel.',
  exitStrategy: 'Die Gesellschafter bleiben.',
  revenues: [
    { id: 'revenue-1', name: 'Sanierung', years: ['100000', '120000', '140000', '160000', '180000'] },
  ],
  directExpenses: [
    { id: 'direct-1', name: 'Material', years: ['50000', '55000', '60000', '65000', '70000'] },
  ],
  otherExpenses: [{ id: 'other-1', name: 'Gehälter', years: ['10000', '10000', '10000', '10000', '10000'] }],
  depreciation: ['10000', '10000', '10000', '10000', '10000'],
  amortization: ['0', '0', '0', '0', '0'],
  interestExpense: ['0', '0', '0', '0', '0'],
  incomeTaxExpense: ['0', '0', '0', '0', '0'],
  balance: {
    fixedAssets: '60000',
    currentAssets: '40000',
    ownFunds: '50000',
    longTermLiabilities: '40000',
    shortTermLiabilities: '10000',
  },
  incomes: [],
  expenses: [],
  financingNeeds: [{ id: 'need-1', reason: 'Hausbankdarlehen', amount: '40000' }],
};
