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

/** Class 4: 6 % from 12,570 to 50,270 a year, then 2 %. */
const OWN = { upTo: ['1047.50', '4189.17'], rates: ['0', '6', '2'] } as const;

const INCOME_TAX = { upTo: ['12570', '50270', '125140'], rates: ['0', '20', '40', '45'] } as const;

/**
 * The United Kingdom, as read in November 2026; rates of a tax year count from the January before. Sole traders settle twice a year, which is
 * counted each quarter. Income tax is that of England, Wales and Northern Ireland.
 */
export const UNITED_KINGDOM: Pack = {
  country: 'uk',
  currency: 'GBP',
  parameters: [
    ...known('vat.standard', 'percent', { 2011: '20' }, SOURCES.vat),
    ...known('vat.reduced', 'percent', { 1997: '5' }, SOURCES.vat),
    ...known('vat.periodMonths', 'number', { 1995: '3' }, SOURCES.vatReturns),
    // A month and seven days.
    ...known('vat.payLag', 'number', { 1995: '2' }, SOURCES.vatReturns),
    custom('vat.refundLag', 'number', '2'),
    ...known('vat.smallUpTo', 'amount', { 2024: '90000' }, SOURCES.smallBusiness),
    ...known('employer.rate', 'percent', { 2025: '15' }, SOURCES.contributions),
    ...known('employer.from', 'amount', { 2025: '416.67' }, SOURCES.contributions),
    ...known('employer.allowance', 'amount', { 2025: '10500' }, SOURCES.contributions),
    ...known('employer.pension', 'percent', { 2019: '3' }, SOURCES.pension),
    ...known('employer.pensionFrom', 'amount', { 2020: '520' }, SOURCES.pension),
    ...known('employer.pensionCap', 'amount', { 2021: '4189.17' }, SOURCES.pension),
    custom('employer.payLag', 'number', '1'),
    // 12.21 and 12.71 an hour, 37.5 hours a week.
    ...known('employer.minimumWage', 'amount', { 2025: '1984.13', 2026: '2065.38' }, SOURCES.minimumWage),
    ...known('incomeTax.bandUpTo1', 'amount', { 2023: '50000' }, SOURCES.corporationTax),
    ...known('incomeTax.band1', 'percent', { 2023: '19' }, SOURCES.corporationTax),
    ...known('incomeTax.bandUpTo2', 'amount', { 2023: '250000' }, SOURCES.corporationTax),
    ...known('incomeTax.band2', 'percent', { 2023: '26.5' }, SOURCES.corporationTax),
    ...known('incomeTax.general', 'percent', { 2023: '25' }, SOURCES.corporationTax),
    // Corporation Tax Act 2010, s. 269ZD.
    ...unverified('incomeTax.lossShare', 'percent', { 2017: '50' }),
    ...unverified('incomeTax.lossFloor', 'amount', { 2017: '5000000' }),
    custom('incomeTax.instalmentShare', 'percent', '0'),
    custom('incomeTax.instalmentThreshold', 'amount', '0'),
    // Nine months and a day.
    ...known('incomeTax.settleLag', 'number', { 1970: '10' }, SOURCES.payment),
    custom('dividends.reserveShare', 'percent', '0'),
    custom('dividends.reserveLimit', 'percent', '0'),
    ...knownBands('owner.bandUpTo', 'amount', 2024, OWN.upTo, SOURCES.ownContributions),
    ...knownBands('owner.band', 'percent', 2024, OWN.rates, SOURCES.ownContributions),
    ...knownBands('owner.taxUpTo', 'amount', 2023, INCOME_TAX.upTo, SOURCES.incomeTax),
    ...knownBands('owner.taxBand', 'percent', 2023, INCOME_TAX.rates, SOURCES.incomeTax),
    ...customLives({
      intangible: '120',
      software: '36',
      building: '120',
      machines: '96',
      tools: '48',
      vehicles: '60',
      technology: '36',
      furniture: '84',
      goodwill: '120',
    }),
    ...ANALYSIS,
  ],
  ownerTaxed: ownerTaxedForms('uk'),
  vat: {
    rates: ['standard', 'reduced'],
    scheme: 'standard',
    refund: 'refund',
    inputCredit: true,
    cashInput: true,
    smallBusiness: { upTo: 'vat.smallUpTo', ownersOnly: false },
    surcharge: null,
  },
  salaries: 12,
  extraPayMonths: [12],
  employer: [
    { rate: 'employer.rate', floor: 'employer.from', isRelieved: true },
    { rate: 'employer.pension', floor: 'employer.pensionFrom', cap: 'employer.pensionCap' },
  ],
  employerAllowance: { amount: 'employer.allowance', startsIn: 4 },
  minimumWage: 'employer.minimumWage',
  incomeTax: {
    regimes: [
      {
        id: 'general',
        bands: [
          { upTo: 'incomeTax.bandUpTo1', rates: ['incomeTax.band1'] },
          { upTo: 'incomeTax.bandUpTo2', rates: ['incomeTax.band2'] },
          { upTo: null, rates: ['incomeTax.general'] },
        ],
      },
    ],
    losses: [LOSS_POOL],
    yearBy: 'start',
    instalmentMonths: [],
    startUpFreeYears: null,
  },
  ownerContribution: {
    account: 'private',
    flat: null,
    deduction: null,
    brackets: [],
    bands: numberedBands('owner.bandUpTo', 'owner.band', OWN.upTo.length),
    least: null,
  },
  // A director on the payroll is insured as an employee.
  directorContribution: null,
  ownerTax: numberedBands('owner.taxUpTo', 'owner.taxBand', INCOME_TAX.upTo.length),
  smallCapital: null,
  lives: LIFE_PARAMETERS,
  ownerLives: {},
  grantsAreOwnFunds: false,
  // Start Up Loans: cash flow of twelve months, sales, personal survival budget; banks add result and balance sheet.
  annexes: {
    order: [
      'cash.monthly',
      'cash.later',
      'private',
      'income.monthly',
      'balance.years',
      'loans',
      'investments',
      'financing',
      'ratios',
      'stress',
      'people',
      'vat',
      'rates',
    ],
    ticked: ['cash.monthly', 'private', 'income.monthly', 'balance.years', 'loans'],
  },
};
