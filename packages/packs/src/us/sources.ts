import { source } from '../parameters.ts';

const code = (title: string, section: string) =>
  source(
    title,
    `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section${section}&edition=prelim`,
  );

/** The laws and authorities that the American figures come from. Beside each: the page on which they were read where it is another one. */
export const SOURCES = {
  // sdmayer.com
  payrollTaxes: source(
    'Social Security Administration, Contribution and Benefit Base 2026',
    'https://www.ssa.gov/oact/cola/cbb.html',
  ),
  // asktaxguru.com
  corporateTax: code('26 U.S.C. § 11', '11'),
  // asktaxguru.com, brainscape.com
  losses: code('26 U.S.C. § 172', '172'),
  // unclefed.com (Publication 542)
  instalments: code('26 U.S.C. § 6655', '6655'),
  // sdmayer.com
  selfEmployment: code('26 U.S.C. §§ 1401 and 1402', '1401'),
  // thelighthousecpa.com
  incomeTax: source(
    'Internal Revenue Service, Rev. Proc. 2025-32',
    'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
  ),
  // oreilly.com (J. K. Lasser)
  goodwill: code('26 U.S.C. § 197', '197'),
} as const;
