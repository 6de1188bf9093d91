import { expect, it } from 'vitest';
import { MESSAGE_LANGUAGES } from './languages.ts';
import { allTexts, helpTexts } from './testing/catalogue.ts';

/** Figures that can be explained (`help/<lang>/explain.json`), and what they are called where they are printed or asked. */
const PRINTED = {
  'tables.funding': 'finance:document.financingChart',
  'income.revenue': 'finance:document.sales',
  'income.otherIncome': 'help/forecast:grid.otherIncome',
  'income.grossProfit': 'finance:document.grossProfit',
  'income.ebitda': 'finance:document.ebitda',
  'income.depreciation': 'finance:document.depreciation',
  'income.amortization': 'finance:document.amortization',
  'income.ebit': 'finance:document.ebit',
  'income.interest': 'finance:document.interestExpense',
  'income.resultBeforeTax': 'finance:document.resultBeforeTax',
  'income.incomeTax': 'finance:document.incomeTaxExpense',
  'income.netIncome': 'finance:document.netIncome',
  'income.directStaff': 'help/forecast:grid.directStaff',
  'income.staff': 'help/forecast:grid.staff',
  'income.social': 'help/forecast:grid.social',
  'income.badDebt': 'help/forecast:grid.badDebt',
  'cash.opening': 'finance:document.openingCash',
  'cash.receipts': 'finance:document.receipts',
  'cash.payments': 'finance:document.payments',
  'cash.closing': 'finance:document.closingCash',
  'balance.fixedAssets': 'finance:document.fixedAssets',
  'balance.stock': 'finance:document.stock',
  'balance.receivables': 'finance:document.receivables',
  'balance.taxReceivable': 'finance:document.taxReceivable',
  'balance.cash': 'finance:document.bank',
  'balance.currentAssets': 'finance:document.currentAssets',
  'balance.ownFunds': 'finance:document.ownFunds',
  'balance.longTerm': 'finance:document.longTermLiabilities',
  'balance.shortTerm': 'finance:document.shortTermLiabilities',
  'balance.total': 'finance:document.totalAssets',
  'accounts.partnerLoans': 'help/forecast:grid.sources.partnerLoans',
  'accounts.advances': 'help/forecast:grid.sources.customersInAdvance',
  'accounts.retained': 'finance:document.balanceParts.earlierResults',
  'accounts.payables': 'finance:document.balanceParts.suppliers',
  'ratios.grossMargin': 'finance:document.grossMargin',
  'ratios.breakEvenRevenue': 'finance:document.breakEven',
  'ratios.breakEvenPerDay': 'finance:document.breakEvenPerDay',
  'ratios.safetyMargin': 'finance:document.safetyMargin',
  'ratios.debtCover': 'finance:document.debtCover',
  'ratios.equityRatio': 'finance:document.equityRatio',
  'groups.revenues': 'finance:form.grid.totals.revenues',
  'groups.directExpenses': 'finance:form.grid.totals.directExpenses',
  'groups.otherExpenses': 'finance:form.grid.totals.otherExpenses',
  'operands.fixedCosts': 'finance:document.fixedCosts',
  'operands.vatCharged': 'finance:document.vatParts.charged',
  'operands.vatOnPurchases': 'finance:document.vatParts.deducted',
  'tables.ratios': 'finance:document.ratioTable',
  'tables.stress': 'finance:document.stressTest',
  'income.directCosts': 'finance:document.directExpenses',
  'income.overheads': 'help/forecast:cash.overheads',
  'accounts.fixed': 'help/forecast:fields.fixedAssets',
  'accounts.stock': 'finance:document.stock',
  'accounts.deposits': 'help/forecast:grid.uses.deposits',
  'accounts.vat': 'help/forecast:cash.vat',
  'accounts.socialOwed': 'help/forecast:fields.socialOwed',
  'accounts.bankLoans': 'finance:document.financingParts.loans',
  'accounts.deferredGrants': 'finance:document.balanceParts.grants',
  'accounts.capital': 'finance:document.balanceParts.capital',
  'accounts.reserves': 'finance:document.balanceParts.reserves',
  'accounts.drawings': 'finance:document.balanceParts.drawn',
  'ratios.breakEvenUnits': 'finance:document.breakEvenUnits',
  'ratios.ebitdaMargin': 'finance:document.ratioNames.ebitdaMargin',
  'ratios.netMargin': 'finance:document.ratioNames.netMargin',
  'ratios.currentRatio': 'finance:document.ratioNames.currentRatio',
  'ratios.quickRatio': 'finance:document.ratioNames.quickRatio',
  'ratios.workingCapitalNeed': 'finance:document.ratioNames.workingCapitalNeed',
  'ratios.workingCapitalDays': 'finance:document.ratioNames.workingCapitalDays',
  'ratios.receivableDays': 'finance:document.ratioNames.receivableDays',
  'ratios.payableDays': 'finance:document.ratioNames.payableDays',
  'ratios.stockDays': 'finance:document.ratioNames.stockDays',
  'ratios.selfFinancing': 'finance:document.financingParts.selfFinancing',
  'totals.uses': 'finance:document.financingParts.uses',
  'totals.sources': 'finance:document.financingParts.sources',
  'totals.missing': 'help/forecast:strip.missing',
  'schedule.payout': 'finance:document.paidOut',
  'schedule.capitalised': 'finance:document.capitalised',
  'schedule.principal': 'finance:document.repaid',
  'schedule.closing': 'finance:document.owed',
  'operands.revenue': 'finance:document.sales',
  'operands.payout': 'finance:document.paidOut',
  'operands.heads': 'help/forecast:fields.heads',
  'operands.hoursPerWeek': 'help/forecast:fields.hoursPerWeek',
  'operands.capacity': 'help/forecast:fields.capacity',
  'operands.turns': 'help/forecast:fields.turns',
  'operands.unitCost': 'help/forecast:fields.costAmount',
  'operands.cost': 'finance:document.cost',
  'operands.life': 'help/forecast:fields.life',
  'operands.vatRate': 'help/forecast:fields.vat',
  'operands.guarantee': 'help/forecast:fields.guaranteeCost',
  'operands.drawn': 'help/forecast:cash.drawings',
  'operands.debtService': 'help/forecast:strip.service',
  'operands.earned': 'help/forecast:strip.ebitda',
} as const;

/** A printed name may say besides what it is also called or measured in: “Operating profit (EBIT)”, “Debt cover (times)”. */
const namesIn = (printed: string): string[] => {
  const [, name = printed, aside = printed] = /^(.*) \((.*)\)$/.exec(printed) ?? [];
  return [printed, name, aside];
};

it.each(MESSAGE_LANGUAGES)('an explanation in %s calls a figure what the document calls it', (language) => {
  const texts = new Map([...allTexts(language), ...helpTexts(language)]);
  const wrong = Object.entries(PRINTED).flatMap(([key, printedKey]) => {
    const [explained = key, printed = printedKey] = [texts.get(`help/explain:${key}`), texts.get(printedKey)];
    return namesIn(printed).includes(explained) ? [] : [`${key}: “${explained}”, printed “${printed}”`];
  });
  expect(wrong).toEqual([]);
});

it.each(MESSAGE_LANGUAGES)(
  'an explanation in %s calls a return what the note below the ratios calls it',
  (language) => {
    const note = allTexts(language).get('finance:document.ratioNames.profitability');
    for (const name of ['netPresentValue', 'internalRate', 'payback'])
      expect(note).toContain(helpTexts(language).get(`help/explain:ratios.${name}`));
  },
);

/** Figures that several tables print. */
const PRINTED_TWICE = {
  'finance:document.financingParts.yearEnd': 'finance:document.yearEndCash',
  'finance:document.financingParts.ownMoney': 'help/forecast:cash.capital',
  'finance:document.financingParts.partnerLoans': 'help/forecast:cash.partnerLoans',
  'finance:document.financingParts.grants': 'help/forecast:cash.grants',
  'finance:document.financingParts.investments': 'help/forecast:cash.investments',
  'finance:document.financingParts.principal': 'help/forecast:cash.principal',
  'finance:document.balanceParts.partnerLoans': 'help/forecast:grid.sources.partnerLoans',
  'finance:document.safety': 'finance:document.safetyMargin',
  'finance:document.stress.lowest': 'finance:document.lowestMonth',
  'help/forecast:months.overheads': 'help/forecast:cash.overheads',
  'help/forecast:cash.social': 'help/forecast:grid.social',
  'help/forecast:cash.ownerSocial': 'help/forecast:grid.ownerSocial',
  'help/forecast:talk.lowest': 'finance:document.lowestMonth',
  'help/forecast:strip.lowest': 'finance:document.lowestMonth',
  'help/forecast:strip.cover': 'finance:document.debtCover',
  'help/forecast:strip.direct': 'finance:document.directExpenses',
  'help/forecast:strip.other': 'finance:document.otherExpenses',
} as const;

it.each(MESSAGE_LANGUAGES)('a figure in %s is called the same in all tables', (language) => {
  const texts = new Map([...allTexts(language), ...helpTexts(language)]);
  const nameOf = (key: string) => texts.get(key)?.replace(/\s?:.*| \([^)]*\)$/, '');
  const wrong = Object.entries(PRINTED_TWICE).filter(([one, other]) => nameOf(one) !== nameOf(other));
  expect(wrong.map(([one]) => `${one}: “${nameOf(one)}”`)).toEqual([]);
});

/** Questions for a rate, and what the table of rates calls it. */
const RATES = {
  'fields.vatStandard': 'vat.standard',
  'fields.vatReduced': 'vat.reduced',
  'fields.employerRate': 'employer.rate',
  'fields.incomeTaxRate': 'incomeTax.rate',
  'fields.incomeTaxState': 'incomeTax.state',
  'fields.discountRate': 'analysis.discountRate',
  'fields.openDaysYear': 'analysis.openDays',
} as const;

it.each(MESSAGE_LANGUAGES)('a question in %s calls a rate what the table of rates calls it', (language) => {
  const texts = helpTexts(language);
  const asked = Object.keys(RATES).map((key) => texts.get(`help/forecast:${key}`)?.replace(/ \(%\)$/, ''));
  expect(asked).toEqual(Object.values(RATES).map((key) => texts.get(`help/forecast:rates.names.${key}`)));
});

it.each(MESSAGE_LANGUAGES)('in %s every question and figure has the words it has in Spanish', (language) => {
  const keysOf = (texts: Map<string, string>) =>
    [...texts.keys()].filter((key) => /^help\/(?:explain|forecast):/.test(key)).sort();
  expect(keysOf(helpTexts(language))).toEqual(keysOf(helpTexts('es')));
});
