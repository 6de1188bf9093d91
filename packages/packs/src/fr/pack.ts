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
} from '../parameters.ts';
import { SOURCES } from './sources.ts';

/**
 * Charges on top of pay: 42.4 % in all, less the reduction of 2026, which takes almost all at the minimum wage and ends at three of
 * them. Worked out at 1, 1.2, 1.6, 2 and 3 minimum wages; between them a band's rate is what is added on average.
 */
const PAY = {
  upTo: ['1823.03', '2187.64', '2916.85', '3646.06', '5469.09'],
  rates: ['2.59', '92.3255', '73.3681', '59.2843', '53.0839', '42.4'],
} as const;

/**
 * Contributions of craftsmen and traders on 74 % of what they earn, sickness, pensions, disability, family, CSG and CRDS together, worked
 * out at 40, 60, 110, 200 and 400 % of the ceiling of 48,060 a year.
 */
const OWN = {
  upTo: ['1602', '2403', '4405.50', '8010'],
  rates: ['38.97', '46.47', '43.48', '36.08', '32.42'],
} as const;

/** Of one share of the household. */
const INCOME_TAX = {
  upTo: ['11600', '29579', '84577', '181917'],
  rates: ['0', '11', '30', '41', '45'],
} as const;

/**
 * France, as read in November 2026. Usual values, which no law fixes for all: the accident rate within the charges, the lump sum that newcomers
 * pay on 19 % of the ceiling (a new relief may lower it), the least contribution, and 45 % of the pay of a majority manager. Micro-entrepreneurs,
 * who pay on their sales, are left out; income tax is a single person's.
 */
export const FRANCE: Pack = {
  country: 'fr',
  currency: 'EUR',
  parameters: [
    ...known('vat.standard', 'percent', { 2014: '20' }, SOURCES.vat),
    ...known('vat.intermediate', 'percent', { 2014: '10' }, SOURCES.vat),
    ...known('vat.reduced', 'percent', { 2014: '5.5' }, SOURCES.vat),
    ...known('vat.superReduced', 'percent', { 2014: '2.1' }, SOURCES.vat),
    ...known('vat.periodMonths', 'number', { 2027: '3' }, SOURCES.vatReturns),
    ...known('vat.payLag', 'number', { 2027: '1' }, SOURCES.vatReturns),
    custom('vat.refundLag', 'number', '2'),
    ...known('vat.smallUpTo', 'amount', { 2025: '37500' }, SOURCES.smallBusiness),
    ...knownBands('employer.bandUpTo', 'amount', 2026, PAY.upTo, SOURCES.contributions),
    ...knownBands('employer.band', 'percent', 2026, PAY.rates, SOURCES.contributions),
    custom('employer.payLag', 'number', '1'),
    ...known('employer.minimumWage', 'amount', { 2025: '1801.80', 2026: '1823.03' }, SOURCES.minimumWage),
    ...known('incomeTax.smallBelow', 'amount', { 2021: '10000000' }, SOURCES.corporateTax),
    ...known('incomeTax.bandUpTo1', 'amount', { 2022: '42500' }, SOURCES.corporateTax),
    ...known('incomeTax.band1', 'percent', { 2022: '15' }, SOURCES.corporateTax),
    ...known('incomeTax.general', 'percent', { 2022: '25' }, SOURCES.corporateTax),
    ...known('incomeTax.lossShare', 'percent', { 2013: '50' }, SOURCES.losses),
    ...known('incomeTax.lossFloor', 'amount', { 2013: '1000000' }, SOURCES.losses),
    ...known('incomeTax.instalmentShare', 'percent', { 2005: '25' }, SOURCES.instalments),
    ...known('incomeTax.instalmentThreshold', 'amount', { 2005: '3000' }, SOURCES.instalments),
    ...known('incomeTax.settleLag', 'number', { 2005: '5' }, SOURCES.instalments),
    ...known('dividends.reserveShare', 'percent', { 2000: '5' }, SOURCES.reserve),
    ...known('dividends.reserveLimit', 'percent', { 2000: '10' }, SOURCES.reserve),
    custom('owner.flat', 'amount', '299'),
    custom('owner.flatMonths', 'number', '12'),
    ...known('owner.deduction', 'percent', { 2026: '26' }, SOURCES.ownContributions),
    ...knownBands('owner.bandUpTo', 'amount', 2026, OWN.upTo, SOURCES.ownContributions),
    ...knownBands('owner.band', 'percent', 2026, OWN.rates, SOURCES.ownContributions),
    custom('owner.least', 'amount', '105'),
    custom('owner.directorShare', 'percent', '45'),
    ...knownBands('owner.taxUpTo', 'amount', 2026, INCOME_TAX.upTo, SOURCES.incomeTax),
    ...knownBands('owner.taxBand', 'percent', 2026, INCOME_TAX.rates, SOURCES.incomeTax),
    ...customLives({
      intangible: '120',
      software: '36',
      building: '120',
      machines: '84',
      tools: '60',
      vehicles: '60',
      technology: '36',
      furniture: '120',
    }),
    ...ANALYSIS,
  ],
  ownerTaxed: ownerTaxedForms('fr'),
  vat: {
    rates: ['standard', 'intermediate', 'reduced', 'superReduced'],
    scheme: 'standard',
    refund: 'carry',
    inputCredit: true,
    cashInput: false,
    smallBusiness: { upTo: 'vat.smallUpTo', ownersOnly: false },
    surcharge: null,
  },
  salaries: 12,
  extraPayMonths: [12],
  employer: PAY.rates.map((_, index) => ({
    rate: `employer.band${index + 1}`,
    ...(index === 0 ? {} : { floor: `employer.bandUpTo${index}` }),
    ...(index === PAY.upTo.length ? {} : { cap: `employer.bandUpTo${index + 1}` }),
  })),
  employerAllowance: null,
  minimumWage: 'employer.minimumWage',
  incomeTax: {
    regimes: [
      {
        id: 'small',
        turnoverBelow: 'incomeTax.smallBelow',
        bands: [
          { upTo: 'incomeTax.bandUpTo1', rates: ['incomeTax.band1'] },
          { upTo: null, rates: ['incomeTax.general'] },
        ],
      },
      { id: 'general', bands: [{ upTo: null, rates: ['incomeTax.general'] }] },
    ],
    losses: [LOSS_POOL],
    yearBy: 'start',
    instalmentMonths: [3, 6, 9, 12],
    startUpFreeYears: null,
  },
  ownerContribution: {
    account: 'expense',
    flat: { amount: 'owner.flat', months: 'owner.flatMonths', longerMonths: null },
    deduction: 'owner.deduction',
    brackets: [],
    bands: numberedBands('owner.bandUpTo', 'owner.band', OWN.upTo.length),
    least: 'owner.least',
  },
  directorContribution: {
    deduction: null,
    brackets: [],
    bands: [{ upTo: null, rates: ['owner.directorShare'] }],
    least: 'owner.least',
  },
  ownerTax: numberedBands('owner.taxUpTo', 'owner.taxBand', INCOME_TAX.upTo.length),
  smallCapital: null,
  // Goodwill (fonds de commerce) keeps its worth.
  lives: { ...LIFE_PARAMETERS, goodwill: null },
  ownerLives: {},
  grantsAreOwnFunds: true,
  // Bpifrance: plan de financement over the years, result, cash, working capital and CAF.
  annexes: {
    order: [
      'investments',
      'financing',
      'income.monthly',
      'cash.monthly',
      'cash.later',
      'balance.years',
      'ratios',
      'loans',
      'people',
      'private',
      'stress',
      'vat',
      'rates',
    ],
    ticked: ['investments', 'financing', 'cash.monthly', 'balance.years', 'ratios', 'loans'],
  },
};
