import type { Pack } from '@trazo/forecast/pack';
import { ownerTaxedForms } from '../legal-forms/legal-forms.ts';
import {
  ANALYSIS,
  custom,
  customLives,
  known,
  knownBands,
  LIFE_PARAMETERS,
  LOSS_POOL,
  numberedBands,
  unverified,
} from '../parameters.ts';
import { SOURCES } from './sources.ts';

/** 15 % until 2027, then a point less a year, each with the solidarity surcharge of 5.5 % of it. */
const CORPORATE_TAX = {
  2025: '15.825',
  2028: '14.77',
  2029: '13.715',
  2030: '12.66',
  2031: '11.605',
  2032: '10.55',
} as const;

/** Between its limits the tariff rises evenly; a band's rate is what it takes there on average, exact at both ends. */
const INCOME_TAX = {
  upTo: ['12348', '17799', '40000', '69878', '277825'],
  rates: ['0', '18.985', '27.813', '36.8279', '42', '45'],
} as const;

/**
 * Germany, as read in November 2026. Usual values, which no law fixes for all: the health insurers' average extra contribution, the
 * levies U1 and U2 and the accident insurance (by insurer and trade), a trade tax multiplier of 400 %, and the month in which a year's tax is
 * assessed. Owners pay health and care insurance as voluntary members without children; their trade tax is set off against their
 * income tax, of which church tax and deductions are left out.
 */
export const GERMANY: Pack = {
  country: 'de',
  currency: 'EUR',
  parameters: [
    ...known('vat.standard', 'percent', { 2021: '19' }, SOURCES.vat),
    ...known('vat.reduced', 'percent', { 2021: '7' }, SOURCES.vat),
    ...known('vat.periodMonths', 'number', { 2021: '3', 2027: '1' }, SOURCES.vatReturns),
    ...known('vat.payLag', 'number', { 2021: '1' }, SOURCES.vatReturns),
    custom('vat.refundLag', 'number', '1'),
    ...known('vat.smallUpTo', 'amount', { 2025: '25000' }, SOURCES.smallBusiness),
    ...known('employer.pension', 'percent', { 2018: '9.3' }, SOURCES.contributions),
    ...known('employer.unemployment', 'percent', { 2023: '1.3' }, SOURCES.contributions),
    ...known('employer.health', 'percent', { 2025: '8.55', 2026: '8.75' }, SOURCES.contributions),
    ...known('employer.care', 'percent', { 2025: '1.8' }, SOURCES.contributions),
    ...known('employer.insolvency', 'percent', { 2025: '0.15' }, SOURCES.insolvency),
    custom('employer.sickPay', 'percent', '2'),
    custom('employer.accidents', 'percent', '1.3'),
    ...known('employer.cap', 'amount', { 2025: '8050', 2026: '8450' }, SOURCES.contributions),
    ...known('employer.healthCap', 'amount', { 2025: '5512.50', 2026: '5812.50' }, SOURCES.contributions),
    custom('employer.payLag', 'number', '0'),
    // 13.90 and 14.60 an hour, 40 hours a week: 13 weeks are three months.
    ...known('employer.minimumWage', 'amount', { 2026: '2409.33', 2027: '2530.67' }, SOURCES.minimumWage),
    ...known('incomeTax.general', 'percent', CORPORATE_TAX, SOURCES.corporateTax),
    ...known('incomeTax.trade', 'percent', { 2008: '14' }, SOURCES.tradeTax),
    ...known('incomeTax.lossShare', 'percent', { 2024: '70', 2028: '60' }, SOURCES.losses),
    ...known('incomeTax.lossFloor', 'amount', { 2024: '1000000' }, SOURCES.losses),
    ...known('incomeTax.instalmentShare', 'percent', { 2009: '25' }, SOURCES.instalments),
    ...known('incomeTax.instalmentThreshold', 'amount', { 2009: '400' }, SOURCES.instalments),
    custom('incomeTax.settleLag', 'number', '9'),
    custom('dividends.reserveShare', 'percent', '0'),
    custom('dividends.reserveLimit', 'percent', '0'),
    ...known('dividends.smallCapitalBelow', 'amount', { 2008: '25000' }, SOURCES.reserve),
    ...known('dividends.smallCapitalShare', 'percent', { 2008: '25' }, SOURCES.reserve),
    // 14 % without sick pay, 2.9 % extra and 4.2 % for care, on a third of 3,955 at least.
    ...known('owner.bandUpTo1', 'amount', { 2026: '5812.50' }, SOURCES.healthInsurance),
    ...known('owner.band1', 'percent', { 2026: '21.1' }, SOURCES.healthInsurance),
    ...known('owner.least', 'amount', { 2026: '278.17' }, SOURCES.healthInsurance),
    ...knownBands('owner.taxUpTo', 'amount', 2026, INCOME_TAX.upTo, SOURCES.incomeTax),
    ...knownBands('owner.taxBand', 'percent', 2026, INCOME_TAX.rates, SOURCES.incomeTax),
    ...customLives({
      intangible: '120',
      software: '36',
      building: '120',
      machines: '96',
      tools: '60',
      vehicles: '72',
      technology: '36',
      furniture: '156',
    }),
    // § 7 Abs. 1 Satz 3 EStG.
    ...unverified('life.goodwill', 'number', { 1987: '180' }),
    ...ANALYSIS,
  ],
  ownerTaxed: ownerTaxedForms('de'),
  vat: {
    rates: ['standard', 'reduced'],
    scheme: 'standard',
    refund: 'refund',
    inputCredit: true,
    cashInput: false,
    smallBusiness: { upTo: 'vat.smallUpTo', ownersOnly: false },
    surcharge: null,
  },
  salaries: 12,
  extraPayMonths: [11],
  employer: [
    ...['pension', 'unemployment', 'insolvency'].map((part) => ({
      rate: `employer.${part}`,
      cap: 'employer.cap',
    })),
    ...['health', 'care'].map((part) => ({ rate: `employer.${part}`, cap: 'employer.healthCap' })),
    { rate: 'employer.sickPay', cap: 'employer.cap' },
    { rate: 'employer.accidents' },
  ],
  employerAllowance: null,
  minimumWage: 'employer.minimumWage',
  incomeTax: {
    regimes: [{ id: 'general', bands: [{ upTo: null, rates: ['incomeTax.general', 'incomeTax.trade'] }] }],
    losses: [LOSS_POOL],
    yearBy: 'end',
    instalmentMonths: [3, 6, 9, 12],
    startUpFreeYears: null,
  },
  ownerContribution: {
    account: 'private',
    flat: null,
    deduction: null,
    brackets: [],
    bands: [
      { upTo: 'owner.bandUpTo1', rates: ['owner.band1'] },
      { upTo: null, rates: [] },
    ],
    least: 'owner.least',
  },
  // A managing director who controls the company is insured on their own account.
  directorContribution: { deduction: null, brackets: [], bands: [], least: null },
  ownerTax: numberedBands('owner.taxUpTo', 'owner.taxBand', INCOME_TAX.upTo.length),
  smallCapital: { below: 'dividends.smallCapitalBelow', share: 'dividends.smallCapitalShare' },
  lives: LIFE_PARAMETERS,
  ownerLives: {},
  grantsAreOwnFunds: false,
  // KfW: capital needed, result, cash of 24 months, what the owners live on.
  annexes: {
    order: [
      'investments',
      'financing',
      'income.monthly',
      'cash.monthly',
      'cash.later',
      'private',
      'loans',
      'balance.years',
      'ratios',
      'stress',
      'people',
      'vat',
      'rates',
    ],
    ticked: ['investments', 'income.monthly', 'cash.monthly', 'cash.later', 'private', 'loans'],
  },
};
