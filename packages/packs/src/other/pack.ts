import type { Pack } from '@trazo/forecast/pack';
import { ANNEXES, USUAL_ANNEXES } from '@trazo/plan/finance/assumptions/annexes';
import { NATIONAL_FORMS } from '@trazo/plan/legal-forms';
import { ownerTaxedForms } from '../legal-forms/legal-forms.ts';
import { ANALYSIS, asked, custom, LIFE_PARAMETERS, LOSS_POOL } from '../parameters.ts';

/** A country without a pack: every rate is asked; how long things last and when taxes are paid has a usual value. */
export const OTHER: Pack = {
  country: 'other',
  currency: '',
  parameters: [
    asked('vat.standard', 'percent'),
    asked('vat.intermediate', 'percent'),
    asked('vat.reduced', 'percent'),
    asked('vat.superReduced', 'percent'),
    asked('employer.rate', 'percent'),
    asked('incomeTax.rate', 'percent'),
    custom('vat.periodMonths', 'number', '3'),
    ...ANALYSIS,
    custom('vat.payLag', 'number', '1'),
    custom('vat.refundLag', 'number', '3'),
    custom('employer.payLag', 'number', '1'),
    custom('incomeTax.lossShare', 'percent', '100'),
    custom('incomeTax.lossFloor', 'amount', '0'),
    custom('incomeTax.instalmentShare', 'percent', '0'),
    custom('incomeTax.instalmentThreshold', 'amount', '0'),
    custom('incomeTax.settleLag', 'number', '6'),
    custom('dividends.reserveShare', 'percent', '0'),
    custom('dividends.reserveLimit', 'percent', '0'),
    ...Object.entries({
      intangible: '120',
      software: '36',
      building: '120',
      machines: '96',
      tools: '48',
      vehicles: '72',
      technology: '48',
      furniture: '120',
      goodwill: '120',
    }).map(([kind, months]) => custom(`life.${kind}`, 'number', months)),
  ],
  ownerTaxed: [
    ...['selfEmployed', 'communityOfProperty', 'civilSociety', 'limitedPartnership'],
    ...(['es', 'fr', 'de', 'it', 'uk', 'us'] as const)
      .flatMap(ownerTaxedForms)
      .filter((form) => NATIONAL_FORMS.some((national) => national === form)),
  ],
  vat: {
    rates: ['standard', 'intermediate', 'reduced', 'superReduced'],
    scheme: 'standard',
    refund: 'carry',
    inputCredit: true,
    cashInput: true,
    smallBusiness: null,
    surcharge: null,
  },
  salaries: 12,
  extraPayMonths: [],
  employer: [{ rate: 'employer.rate' }],
  employerAllowance: null,
  minimumWage: null,
  incomeTax: {
    regimes: [{ id: 'general', bands: [{ upTo: null, rates: ['incomeTax.rate'] }] }],
    losses: [LOSS_POOL],
    yearBy: 'start',
    instalmentMonths: [],
    startUpFreeYears: null,
  },
  ownerContribution: null,
  directorContribution: null,
  ownerTax: [],
  smallCapital: null,
  lives: LIFE_PARAMETERS,
  ownerLives: {},
  grantsAreOwnFunds: false,
  annexes: { order: ANNEXES, ticked: USUAL_ANNEXES },
};
