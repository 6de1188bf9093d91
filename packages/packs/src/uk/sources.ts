import { source } from '../parameters.ts';

const law = (title: string, path: string) => source(title, `https://www.legislation.gov.uk/${path}`);

/** The laws and authorities that the British figures come from. Beside each: the page on which they were read where it is another one. */
export const SOURCES = {
  // mobilexpense.com, ifs-london.com
  vat: law('Value Added Tax Act 1994, ss. 2 and 29A', 'ukpga/1994/23'),
  // daykinsaccountancy.co.uk
  vatReturns: law('Value Added Tax Regulations 1995, reg. 25 and 40', 'uksi/1995/2518'),
  // nlpca.co.uk
  smallBusiness: law('Value Added Tax Act 1994, sch. 1', 'ukpga/1994/23/schedule/1'),
  // paypacket.io, mfw.co.uk
  contributions: source(
    'HMRC, Rates and thresholds for employers 2026 to 2027',
    'https://www.gov.uk/guidance/rates-and-thresholds-for-employers-2026-to-2027',
  ),
  // thepeoplespension.co.uk
  pension: law('Pensions Act 2008, ss. 13 and 20', 'ukpga/2008/30'),
  // support.payfit.com
  minimumWage: source(
    'GOV.UK, National Minimum Wage and National Living Wage rates',
    'https://www.gov.uk/national-minimum-wage-rates',
  ),
  // delphiniaccounting.co.uk; the relief of 3/200 makes 26.5 % between the limits
  corporationTax: source(
    'HMRC, Corporation Tax rates and allowances; Corporation Tax Act 2010, Part 3A',
    'https://www.gov.uk/government/publications/rates-and-allowances-corporation-tax',
  ),
  // daykinsaccountancy.co.uk
  payment: law('Taxes Management Act 1970, s. 59D', 'ukpga/1970/9'),
  // online.flippingbook.com (Autumn Budget 2025)
  ownContributions: law('Social Security Contributions and Benefits Act 1992, s. 15', 'ukpga/1992/4'),
  // mfw.co.uk; the allowance that shrinks above 100,000 is left whole
  incomeTax: source('HMRC, Income Tax rates and Personal Allowances', 'https://www.gov.uk/income-tax-rates'),
} as const;
