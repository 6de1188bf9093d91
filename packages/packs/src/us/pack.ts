import type { Pack } from '@trazo/forecast/pack';
import { ownerTaxedForms } from '../legal-forms/legal-forms.ts';
import {
  ANALYSIS,
  asked,
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

/** Self-employment tax: 15.3 % to the wage base of 184,500 a year, then Medicare's 2.9 %. */
const OWN = { upTo: ['15375'], rates: ['15.3', '2.9'] } as const;

/** Of a single person, the standard deduction of 16,100 first. */
const INCOME_TAX = {
  upTo: ['16100', '28500', '66500', '121800', '217875'],
  rates: ['0', '10', '12', '22', '24', '32'],
} as const;

/**
 * The United States, as read in November 2026. There is no value-added tax: sales tax is collected for the state, and what is paid on purchases is not
 * recovered. The state's tax on companies is asked, since it goes from none to over a tenth; unemployment tax is a usual value, federal and of a
 * state together. Deductions for qualified business income and the states' taxes of owners are left out.
 */
export const UNITED_STATES: Pack = {
  country: 'us',
  currency: 'USD',
  parameters: [
    asked('vat.standard', 'percent'),
    custom('vat.periodMonths', 'number', '3'),
    custom('vat.payLag', 'number', '1'),
    custom('vat.refundLag', 'number', '3'),
    ...known('employer.pension', 'percent', { 1990: '6.2' }, SOURCES.payrollTaxes),
    ...known('employer.pensionCap', 'amount', { 2025: '14675', 2026: '15375' }, SOURCES.payrollTaxes),
    ...known('employer.health', 'percent', { 1986: '1.45' }, SOURCES.payrollTaxes),
    custom('employer.unemployment', 'percent', '3.3'),
    // 7,000 a year.
    custom('employer.unemploymentCap', 'amount', '583.33'),
    custom('employer.payLag', 'number', '1'),
    // 7.25 an hour (29 U.S.C. § 206), 40 hours a week; most states ask for more.
    ...unverified('employer.minimumWage', 'amount', { 2009: '1256.67' }),
    ...known('incomeTax.general', 'percent', { 2018: '21' }, SOURCES.corporateTax),
    asked('incomeTax.state', 'percent'),
    ...known('incomeTax.lossShare', 'percent', { 2021: '80' }, SOURCES.losses),
    custom('incomeTax.lossFloor', 'amount', '0'),
    ...known('incomeTax.instalmentShare', 'percent', { 1987: '25' }, SOURCES.instalments),
    ...known('incomeTax.instalmentThreshold', 'amount', { 1987: '500' }, SOURCES.instalments),
    ...known('incomeTax.settleLag', 'number', { 2016: '4' }, SOURCES.instalments),
    custom('dividends.reserveShare', 'percent', '0'),
    custom('dividends.reserveLimit', 'percent', '0'),
    ...known('owner.deduction', 'percent', { 1990: '7.65' }, SOURCES.selfEmployment),
    ...knownBands('owner.bandUpTo', 'amount', 2026, OWN.upTo, SOURCES.selfEmployment),
    ...knownBands('owner.band', 'percent', 1990, OWN.rates, SOURCES.selfEmployment),
    ...knownBands('owner.taxUpTo', 'amount', 2026, INCOME_TAX.upTo, SOURCES.incomeTax),
    ...knownBands('owner.taxBand', 'percent', 2026, INCOME_TAX.rates, SOURCES.incomeTax),
    ...customLives({
      intangible: '180',
      software: '36',
      building: '180',
      machines: '84',
      tools: '60',
      vehicles: '60',
      technology: '60',
      furniture: '84',
    }),
    ...known('life.goodwill', 'number', { 1993: '180' }, SOURCES.goodwill),
    ...ANALYSIS,
  ],
  ownerTaxed: ownerTaxedForms('us'),
  vat: {
    rates: ['standard'],
    scheme: 'none',
    refund: 'carry',
    inputCredit: false,
    cashInput: false,
    smallBusiness: null,
    surcharge: null,
  },
  salaries: 12,
  extraPayMonths: [12],
  employer: [
    { rate: 'employer.pension', cap: 'employer.pensionCap' },
    { rate: 'employer.health' },
    { rate: 'employer.unemployment', cap: 'employer.unemploymentCap' },
  ],
  employerAllowance: null,
  minimumWage: 'employer.minimumWage',
  incomeTax: {
    regimes: [{ id: 'general', bands: [{ upTo: null, rates: ['incomeTax.general', 'incomeTax.state'] }] }],
    losses: [LOSS_POOL],
    yearBy: 'start',
    instalmentMonths: [4, 6, 9, 12],
    startUpFreeYears: null,
  },
  ownerContribution: {
    account: 'private',
    flat: null,
    deduction: 'owner.deduction',
    brackets: [],
    bands: numberedBands('owner.bandUpTo', 'owner.band', OWN.upTo.length),
    least: null,
  },
  directorContribution: null,
  ownerTax: numberedBands('owner.taxUpTo', 'owner.taxBand', INCOME_TAX.upTo.length),
  smallCapital: null,
  lives: LIFE_PARAMETERS,
  ownerLives: {},
  grantsAreOwnFunds: false,
  // SBA 7(a): cash by month, statements, debt schedule, downside; the assumptions stand before them.
  annexes: {
    order: [
      'income.monthly',
      'cash.monthly',
      'cash.later',
      'balance.years',
      'loans',
      'stress',
      'ratios',
      'investments',
      'financing',
      'people',
      'private',
      'vat',
      'rates',
    ],
    ticked: ['income.monthly', 'cash.monthly', 'balance.years', 'loans', 'stress', 'people'],
  },
};
