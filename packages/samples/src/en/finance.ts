import type { Section } from '@trazo/plan/plan';

export const finance: Section<'finance'> = {
  revenueModel: 'Repair visits, service plans and refurbished units.',
  useOfFunds: 'Test bench, vans and working capital.',
  exitStrategy: 'The founders intend to hold the company.',
  revenues: [{ id: 'revenue-1', name: 'Repairs', years: ['100000', '120000', '140000', '160000', '180000'] }],
  directExpenses: [{ id: 'direct-1', name: 'Parts', years: ['50000', '55000', '60000', '65000', '70000'] }],
  otherExpenses: [{ id: 'other-1', name: 'Salaries', years: ['10000', '10000', '10000', '10000', '10000'] }],
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
  financingNeeds: [{ id: 'need-1', reason: 'Bank loan', amount: '40000' }],
};
