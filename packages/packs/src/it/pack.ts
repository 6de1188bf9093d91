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

/** 24 % to 56,224 a year, then a point more to 122,295. */
const OWN = { upTo: ['4685.33', '10191.25'], rates: ['24', '25', '0'] } as const;

const INCOME_TAX = { upTo: ['28000', '50000'], rates: ['23', '33', '43'] } as const;

/**
 * Italy, as read in November 2026. Usual values, which no law fixes for all: contributions and accident insurance by sector. IRAP is counted on
 * the profit; severance pay (TFR) as a charge that is paid, as to a pension fund; the quarterly filers' interest of 1 % and the surcharges of
 * regions and towns are left out. Owners' contributions are a craftsman's and lower what their income tax is on; a trader pays 0.48 points more.
 */
export const ITALY: Pack = {
  country: 'it',
  currency: 'EUR',
  parameters: [
    ...known('vat.standard', 'percent', { 2013: '22' }, SOURCES.vat),
    ...known('vat.intermediate', 'percent', { 2013: '10' }, SOURCES.vat),
    ...known('vat.reduced', 'percent', { 2016: '5' }, SOURCES.vat),
    ...known('vat.superReduced', 'percent', { 2013: '4' }, SOURCES.vat),
    ...known('vat.periodMonths', 'number', { 2000: '3' }, SOURCES.vatReturns),
    ...known('vat.payLag', 'number', { 2000: '2' }, SOURCES.vatReturns),
    custom('vat.refundLag', 'number', '3'),
    ...known('vat.smallUpTo', 'amount', { 2023: '85000' }, SOURCES.smallBusiness),
    custom('employer.rate', 'percent', '30'),
    custom('employer.accidents', 'percent', '1'),
    ...known('employer.severance', 'percent', { 1982: '6.91' }, SOURCES.severance),
    custom('employer.payLag', 'number', '1'),
    ...known('incomeTax.general', 'percent', { 2017: '24' }, SOURCES.corporateTax),
    // D.Lgs. 446/1997, art. 16.
    ...unverified('incomeTax.regional', 'percent', { 2008: '3.9' }),
    ...known('incomeTax.lossShare', 'percent', { 2011: '80' }, SOURCES.losses),
    custom('incomeTax.lossFloor', 'amount', '0'),
    ...known('incomeTax.lossEarlyYears', 'number', { 2011: '3' }, SOURCES.losses),
    ...known('incomeTax.lossEarlyShare', 'percent', { 2011: '100' }, SOURCES.losses),
    ...known('incomeTax.instalmentShare', 'percent', { 2020: '50' }, SOURCES.instalments),
    ...known('incomeTax.instalmentThreshold', 'amount', { 2020: '20.66' }, SOURCES.instalments),
    ...known('incomeTax.settleLag', 'number', { 2017: '6' }, SOURCES.instalments),
    // Codice civile, artt. 2430 e 2463.
    ...unverified('dividends.reserveShare', 'percent', { 1942: '5' }),
    ...unverified('dividends.reserveLimit', 'percent', { 1942: '20' }),
    ...unverified('dividends.smallCapitalBelow', 'amount', { 2013: '10000' }),
    ...unverified('dividends.smallCapitalShare', 'percent', { 2013: '20' }),
    ...knownBands('owner.bandUpTo', 'amount', 2026, OWN.upTo, SOURCES.ownContributions),
    ...knownBands('owner.band', 'percent', 2026, OWN.rates, SOURCES.ownContributions),
    ...known('owner.least', 'amount', { 2026: '376.78' }, SOURCES.ownContributions),
    ...knownBands('owner.taxUpTo', 'amount', 2026, INCOME_TAX.upTo, SOURCES.incomeTax),
    ...knownBands('owner.taxBand', 'percent', 2026, INCOME_TAX.rates, SOURCES.incomeTax),
    ...customLives({
      intangible: '120',
      software: '36',
      building: '120',
      machines: '96',
      tools: '48',
      vehicles: '60',
      technology: '60',
      furniture: '100',
    }),
    // TUIR, art. 103, comma 3.
    ...unverified('life.goodwill', 'number', { 2006: '216' }),
    ...ANALYSIS,
  ],
  ownerTaxed: ownerTaxedForms('it'),
  vat: {
    rates: ['standard', 'intermediate', 'reduced', 'superReduced'],
    scheme: 'standard',
    refund: 'carry',
    inputCredit: true,
    cashInput: true,
    smallBusiness: { upTo: 'vat.smallUpTo', ownersOnly: true },
    surcharge: null,
  },
  salaries: 13,
  extraPayMonths: [6, 12],
  employer: [{ rate: 'employer.rate' }, { rate: 'employer.accidents' }, { rate: 'employer.severance' }],
  employerAllowance: null,
  minimumWage: null,
  incomeTax: {
    regimes: [{ id: 'general', bands: [{ upTo: null, rates: ['incomeTax.general', 'incomeTax.regional'] }] }],
    losses: [
      { ...LOSS_POOL, lossesUntil: 'incomeTax.lossEarlyYears', share: 'incomeTax.lossEarlyShare' },
      LOSS_POOL,
    ],
    yearBy: 'start',
    // The first half may be paid by the end of July, on the tax that is settled in June.
    instalmentMonths: [7, 11],
    startUpFreeYears: null,
  },
  ownerContribution: {
    account: 'expense',
    flat: null,
    deduction: null,
    brackets: [],
    bands: numberedBands('owner.bandUpTo', 'owner.band', OWN.upTo.length),
    least: 'owner.least',
  },
  directorContribution: {
    deduction: null,
    brackets: [],
    bands: numberedBands('owner.bandUpTo', 'owner.band', OWN.upTo.length),
    least: 'owner.least',
  },
  ownerTax: numberedBands('owner.taxUpTo', 'owner.taxBand', INCOME_TAX.upTo.length),
  smallCapital: { below: 'dividends.smallCapitalBelow', share: 'dividends.smallCapitalShare' },
  lives: LIFE_PARAMETERS,
  ownerLives: {},
  grantsAreOwnFunds: false,
  // Invitalia and banks: investments, sources and uses by year, result, capacity to generate cash (DSCR).
  annexes: {
    order: [
      'investments',
      'financing',
      'income.monthly',
      'balance.years',
      'ratios',
      'cash.monthly',
      'cash.later',
      'loans',
      'people',
      'stress',
      'vat',
      'private',
      'rates',
    ],
    ticked: ['investments', 'financing', 'balance.years', 'ratios', 'cash.monthly', 'loans'],
  },
};
