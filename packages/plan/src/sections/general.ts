import { z } from 'zod';
import { COUNTRIES } from '../countries.ts';
import { coverSchema, isPlainCover, PLAIN_COVER } from '../cover.ts';
import { currencySchema, DEFAULT_CURRENCY } from '../currencies.ts';
import { approximateAmount, calendarDate, isBlank, isGiven, shortText } from '../fields.ts';
import { image } from '../images.ts';
import { hasShareCapital } from '../legal-forms.ts';
import { optionOrBlank } from '../options.ts';
import { notApplicableSchema } from './not-applicable.ts';
import { printOptionsSchema, USUAL_PRINT } from './print-options.ts';
import { defineSection, expected, required } from './section-definition.ts';

const schema = z.strictObject({
  companyName: shortText,
  newCompany: z.boolean(),
  logo: image,
  cover: coverSchema,
  constitutionDate: calendarDate,
  activityDate: calendarDate,
  address: shortText,
  /** The address as the look-up wrote it, while `address` is that one; empty where it was typed. */
  addressGoogle: shortText,
  /** Whose law it is founded under. */
  country: z.enum(['', ...COUNTRIES]),
  legalStructure: optionOrBlank('legalStructure'),
  sector: optionOrBlank('sector'),
  businessType: shortText,
  ownFunds: approximateAmount,
  shareCapital: approximateAmount,
  currency: currencySchema,
  /** Sections and fields of the plan that do not apply: kept as they are, neither printed nor missed. */
  notApplicable: notApplicableSchema,
  print: printOptionsSchema,
});

/** Who the company is. */
export const general = defineSection({
  schema,
  empty: {
    companyName: '',
    newCompany: true,
    logo: '',
    cover: PLAIN_COVER,
    constitutionDate: '',
    activityDate: '',
    address: '',
    addressGoogle: '',
    country: '',
    legalStructure: '',
    sector: '',
    businessType: '',
    ownFunds: '',
    shareCapital: '',
    currency: DEFAULT_CURRENCY,
    notApplicable: [],
    print: USUAL_PRINT,
  },
  expectations: (section) => [
    required('companyName', !isBlank(section.companyName)),
    expected('constitutionDate', isGiven(calendarDate, section.constitutionDate)),
    expected('activityDate', isGiven(calendarDate, section.activityDate)),
    required('address', !isBlank(section.address)),
    required('legalStructure', section.legalStructure !== ''),
    required('sector', section.sector !== ''),
    expected('businessType', !isBlank(section.businessType)),
    expected('ownFunds', isGiven(approximateAmount, section.ownFunds)),
    ...(hasShareCapital(section.legalStructure, section.country)
      ? [expected('shareCapital', isGiven(approximateAmount, section.shareCapital))]
      : []),
  ],
  isEmpty: ({
    newCompany: _kind,
    currency: _currency,
    notApplicable: _declared,
    print: _printed,
    cover,
    ...section
  }) => isPlainCover(cover) && Object.values(section).every(isBlank),
});
