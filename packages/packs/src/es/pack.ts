import type { Pack, Parameter } from '@trazo/forecast/pack';
import { ANNEXES } from '@trazo/plan/finance/assumptions/annexes';
import { ownerTaxedForms } from '../legal-forms/legal-forms.ts';
import { ANALYSIS, custom, known, LIFE_PARAMETERS, LOSS_POOL } from '../parameters.ts';
import { SOURCES } from './sources.ts';

/** Highest monthly profit of each bracket of self-employed contributions, and its lowest base. */
const BRACKETS = [
  ['670', 653.59],
  ['900', 718.95],
  ['1166.70', 849.67],
  ['1300', 950.98],
  ['1500', 960.78],
  ['1700', 960.78],
  ['1850', 1143.79],
  ['2030', 1209.15],
  ['2330', 1274.51],
  ['2760', 1356.21],
  ['3190', 1437.91],
  ['3620', 1519.61],
  ['4050', 1601.31],
  ['6000', 1732.03],
  ['', 1928.1],
] as const;

/** Per mille of the base that a self-employed person pays: 30.6 % and the equity mechanism of the year. */
const OWNER_RATES = { 2025: 314, 2026: 315, 2027: 316, 2028: 317, 2029: 318 } as const;

/** What a base costs a month, by year, in cents exactly: hundredths times per mille. */
const contributions = (base: number): Record<number, string> =>
  Object.fromEntries(
    Object.entries(OWNER_RATES).map(([year, rate]) => [
      year,
      (Math.round((Math.round(base * 100) * rate) / 1000) / 100).toFixed(2),
    ]),
  );

const brackets: Parameter[] = BRACKETS.flatMap(([upTo, base], index) => [
  ...(upTo === '' ? [] : known(`owner.upTo${index + 1}`, 'amount', { 2025: upTo }, SOURCES.brackets)),
  ...known(`owner.amount${index + 1}`, 'amount', contributions(base), SOURCES.brackets),
]);

const bracketKeys = BRACKETS.map(([upTo], index) => ({
  upTo: upTo === '' ? null : `owner.upTo${index + 1}`,
  amount: `owner.amount${index + 1}`,
}));

/** 80 euros, and the equity mechanism of the year on the lowest base of the first bracket of the general table. */
const FLAT = { 2025: '87.61', 2026: '88.64', 2027: '89.51', 2028: '90.46', 2029: '91.41' } as const;

/** The accident tariff of activities 47, 41 to 43, 25 and 49.4, where it is above the lowest rate. */
const ACCIDENTS = { Retail: '1.65', Building: '6.7', Metal: '3.85', Transport: '3.7' } as const;

/** Months until the table's highest rate has written a thing off. */
const LIVES = {
  software: '36',
  building: '120',
  machines: '100',
  tools: '48',
  vehicles: '75',
  technology: '48',
  furniture: '120',
} as const;

/**
 * Spain: IVA, Impuesto sobre Sociedades, Seguridad Social, RETA, as read in November 2026. The refund's months are the law's term; accidents
 * go by the plan's sector where it says enough, else the tariff's lowest rate holds: both can be changed in the plan.
 */
export const SPAIN: Pack = {
  country: 'es',
  currency: 'EUR',
  parameters: [
    ...known('vat.standard', 'percent', { 2013: '21' }, SOURCES.vat),
    ...known('vat.reduced', 'percent', { 2013: '10' }, SOURCES.vat),
    ...known('vat.superReduced', 'percent', { 2013: '4' }, SOURCES.vat),
    ...known('vat.surchargeStandard', 'percent', { 2013: '5.2' }, SOURCES.surcharge),
    ...known('vat.surchargeReduced', 'percent', { 2013: '1.4' }, SOURCES.surcharge),
    ...known('vat.surchargeSuperReduced', 'percent', { 2013: '0.5' }, SOURCES.surcharge),
    ...known('vat.periodMonths', 'number', { 2013: '3' }, SOURCES.vatReturns),
    ...known('vat.payLag', 'number', { 2013: '1' }, SOURCES.vatReturns),
    ...known('vat.refundLag', 'number', { 2013: '6' }, SOURCES.refund),
    ...known('employer.common', 'percent', { 2025: '23.6' }, SOURCES.contributions),
    ...known('employer.unemployment', 'percent', { 2025: '5.5' }, SOURCES.unemployment),
    ...known('employer.temporary', 'percent', { 2025: '6.7' }, SOURCES.unemployment),
    ...known('employer.wageFund', 'percent', { 2025: '0.2' }, SOURCES.unemployment),
    ...known('employer.training', 'percent', { 2025: '0.6' }, SOURCES.unemployment),
    ...known(
      'employer.equity',
      'percent',
      { 2025: '0.67', 2026: '0.75', 2027: '0.83', 2028: '0.92', 2029: '1' },
      SOURCES.equity,
    ),
    ...known('employer.accidents', 'percent', { 2019: '1.5' }, SOURCES.accidents),
    ...Object.entries(ACCIDENTS).flatMap(([trade, rate]) =>
      known(`employer.accidents${trade}`, 'percent', { 2019: rate }, SOURCES.accidents),
    ),
    ...known('employer.cap', 'amount', { 2025: '4909.50', 2026: '5101.20' }, SOURCES.contributions),
    ...known('employer.solidarity1', 'percent', { 2026: '0.96' }, SOURCES.contributions),
    ...known('employer.solidarity2', 'percent', { 2026: '1.04' }, SOURCES.contributions),
    ...known('employer.solidarity3', 'percent', { 2026: '1.22' }, SOURCES.contributions),
    ...known('employer.solidarityStep1', 'amount', { 2026: '5611.32' }, SOURCES.contributions),
    ...known('employer.solidarityStep2', 'amount', { 2026: '7651.80' }, SOURCES.contributions),
    ...known('employer.payLag', 'number', { 1996: '1' }, SOURCES.payment),
    ...known('employer.minimumWage', 'amount', { 2025: '1184', 2026: '1221' }, SOURCES.minimumWage),
    ...known('incomeTax.startUp', 'percent', { 2023: '15' }, SOURCES.startUps),
    ...known('incomeTax.startUpYears', 'number', { 2023: '4' }, SOURCES.startUps),
    ...known('incomeTax.startUpFreeYears', 'number', { 2023: '2' }, SOURCES.startUps),
    ...known('incomeTax.newCompany', 'percent', { 2015: '15' }, SOURCES.newCompany),
    ...known('incomeTax.newCompanyYears', 'number', { 2015: '2' }, SOURCES.newCompany),
    ...known('incomeTax.microBelow', 'amount', { 2025: '1000000' }, SOURCES.corporateTax),
    ...known('incomeTax.microUpTo', 'amount', { 2025: '50000' }, SOURCES.corporateTax),
    ...known('incomeTax.microFirst', 'percent', { 2025: '21', 2026: '19', 2027: '17' }, SOURCES.corporateTax),
    ...known('incomeTax.microRest', 'percent', { 2025: '22', 2026: '21', 2027: '20' }, SOURCES.corporateTax),
    ...known('incomeTax.smallBelow', 'amount', { 2025: '10000000' }, SOURCES.corporateTax),
    ...known(
      'incomeTax.small',
      'percent',
      { 2025: '24', 2026: '23', 2027: '22', 2028: '21', 2029: '20' },
      SOURCES.corporateTax,
    ),
    ...known('incomeTax.general', 'percent', { 2016: '25' }, SOURCES.corporateTax),
    ...known('incomeTax.lossShare', 'percent', { 2017: '70' }, SOURCES.losses),
    ...known('incomeTax.lossFloor', 'amount', { 2017: '1000000' }, SOURCES.lossFloor),
    ...known('incomeTax.lossFreeYears', 'number', { 2017: '3' }, SOURCES.losses),
    ...known('incomeTax.instalmentShare', 'percent', { 2015: '18' }, SOURCES.instalments),
    ...known('incomeTax.instalmentThreshold', 'amount', { 2015: '0' }, SOURCES.instalments),
    ...known('incomeTax.settleLag', 'number', { 2015: '7' }, SOURCES.instalments),
    ...known('dividends.reserveShare', 'percent', { 2010: '10' }, SOURCES.reserve),
    ...known('dividends.reserveLimit', 'percent', { 2010: '20' }, SOURCES.reserve),
    ...known('dividends.smallCapitalBelow', 'amount', { 2022: '3000' }, SOURCES.smallCapital),
    ...known('dividends.smallCapitalShare', 'percent', { 2022: '20' }, SOURCES.smallCapital),
    ...known('owner.flat', 'amount', FLAT, SOURCES.flatRate),
    ...known('owner.flatMonths', 'number', { 2023: '12' }, SOURCES.flatRate),
    ...known('owner.flatLonger', 'number', { 2023: '24' }, SOURCES.flatRate),
    ...known('owner.directorDeduction', 'percent', { 2023: '3' }, SOURCES.deduction),
    ...known('owner.directorLeast', 'amount', contributions(1000), SOURCES.directors),
    ...known('owner.taxShare', 'percent', { 2007: '20' }, SOURCES.ownerTax),
    ...known('owner.deduction', 'percent', { 2023: '7' }, SOURCES.deduction),
    ...brackets,
    ...Object.entries(LIVES).flatMap(([kind, months]) =>
      known(`life.${kind}`, 'number', { 2015: months }, SOURCES.lives),
    ),
    ...known('life.ownerComputing', 'number', { 1998: '46' }, SOURCES.ownerLives),
    ...known('life.ownerTools', 'number', { 1998: '40' }, SOURCES.ownerLives),
    custom('life.intangible', 'number', '120'),
    ...known('life.goodwill', 'number', { 2016: '120' }, SOURCES.goodwill),
    ...ANALYSIS,
  ],
  ownerTaxed: ownerTaxedForms('es'),
  vat: {
    rates: ['standard', 'reduced', 'superReduced'],
    scheme: 'standard',
    refund: 'carry',
    inputCredit: true,
    cashInput: true,
    smallBusiness: null,
    surcharge: {
      rates: {
        standard: 'vat.surchargeStandard',
        reduced: 'vat.surchargeReduced',
        superReduced: 'vat.surchargeSuperReduced',
      },
      sectors: ['commerce', 'ecommerce'],
    },
  },
  salaries: 14,
  extraPayMonths: [6, 12],
  employer: [
    { rate: 'employer.unemployment', temporary: 'employer.temporary', cap: 'employer.cap' },
    ...['common', 'wageFund', 'training', 'equity'].map((part) => ({
      rate: `employer.${part}`,
      cap: 'employer.cap',
    })),
    {
      rate: 'employer.accidents',
      bySector: {
        commerce: 'employer.accidentsRetail',
        ecommerce: 'employer.accidentsRetail',
        construction: 'employer.accidentsBuilding',
        metallurgy: 'employer.accidentsMetal',
        logistics: 'employer.accidentsTransport',
      },
      cap: 'employer.cap',
    },
    { rate: 'employer.solidarity1', floor: 'employer.cap', cap: 'employer.solidarityStep1' },
    { rate: 'employer.solidarity2', floor: 'employer.solidarityStep1', cap: 'employer.solidarityStep2' },
    { rate: 'employer.solidarity3', floor: 'employer.solidarityStep2' },
  ],
  employerAllowance: null,
  minimumWage: 'employer.minimumWage',
  incomeTax: {
    regimes: [
      {
        id: 'startUp',
        isForStartUps: true,
        firstProfitYears: 'incomeTax.startUpYears',
        bands: [{ upTo: null, rates: ['incomeTax.startUp'] }],
      },
      {
        id: 'newCompany',
        firstProfitYears: 'incomeTax.newCompanyYears',
        bands: [{ upTo: null, rates: ['incomeTax.newCompany'] }],
      },
      {
        id: 'micro',
        turnoverBelow: 'incomeTax.microBelow',
        bands: [
          { upTo: 'incomeTax.microUpTo', rates: ['incomeTax.microFirst'] },
          { upTo: null, rates: ['incomeTax.microRest'] },
        ],
      },
      {
        id: 'small',
        turnoverBelow: 'incomeTax.smallBelow',
        bands: [{ upTo: null, rates: ['incomeTax.small'] }],
      },
      { id: 'general', bands: [{ upTo: null, rates: ['incomeTax.general'] }] },
    ],
    losses: [{ ...LOSS_POOL, unlimitedFirst: 'incomeTax.lossFreeYears' }],
    yearBy: 'start',
    instalmentMonths: [4, 10, 12],
    startUpFreeYears: 'incomeTax.startUpFreeYears',
  },
  ownerContribution: {
    account: 'expense',
    flat: { amount: 'owner.flat', months: 'owner.flatMonths', longerMonths: 'owner.flatLonger' },
    deduction: 'owner.deduction',
    brackets: bracketKeys,
    bands: [],
    least: null,
  },
  directorContribution: {
    deduction: 'owner.directorDeduction',
    brackets: bracketKeys,
    bands: [],
    least: 'owner.directorLeast',
  },
  ownerTax: [{ upTo: null, rates: ['owner.taxShare'] }],
  smallCapital: { below: 'dividends.smallCapitalBelow', share: 'dividends.smallCapitalShare' },
  lives: LIFE_PARAMETERS,
  ownerLives: {
    software: 'life.ownerComputing',
    technology: 'life.ownerComputing',
    tools: 'life.ownerTools',
  },
  grantsAreOwnFunds: true,
  // DGIPYME: cash plan, balances, profitability and investment plan.
  annexes: {
    order: ANNEXES,
    ticked: ['cash.monthly', 'balance.years', 'ratios', 'investments', 'loans'],
    // ENISA.
    assetRatios: true,
  },
};
