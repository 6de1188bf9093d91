import { source } from '../parameters.ts';

const law = (title: string, path: string) => source(title, `https://www.gesetze-im-internet.de/${path}`);

/** The laws and authorities that the German figures come from. Beside each: the page on which they were read where it is another one. */
export const SOURCES = {
  // touring-artists.info
  vat: law('§ 12 UStG', 'ustg_1980/__12.html'),
  // mein.kiehl.de (UStAE 18.7), m-tax.de: founders file monthly again from 2027
  vatReturns: law('§ 18 Abs. 1 und 2 UStG', 'ustg_1980/__18.html'),
  // jotax.de
  smallBusiness: law('§ 19 UStG', 'ustg_1980/__19.html'),
  // wista-ag.de, krankengeld24.de
  contributions: source(
    'Bundesministerium für Arbeit und Soziales, Rechengrößen der Sozialversicherung 2026',
    'https://www.bmas.de/DE/Soziales/Sozialversicherung/sozialversicherung.html',
  ),
  insolvency: law('§ 360 SGB III', 'sgb_3/__360.html'),
  // gesetze.legal/bund/milov5/1
  minimumWage: law('§ 1 MiLoV5 (Fünfte Mindestlohnanpassungsverordnung)', 'milov5/__1.html'),
  // buzer.de
  corporateTax: law('§ 23 KStG und § 4 SolZG', 'kstg_1977/__23.html'),
  // steuerschroeder.de
  tradeTax: law('§§ 11 und 16 GewStG', 'gewstg/__11.html'),
  // henske.de
  losses: law('§ 10d EStG', 'estg/__10d.html'),
  // stb-scheck.de, smartsteuer.de; the least amount was not seen
  instalments: law('§ 31 KStG, § 37 EStG', 'estg/__37.html'),
  // haufe.de
  reserve: law('§ 5a Abs. 3 GmbHG', 'gmbhg/__5a.html'),
  // haufe.de, covago.de
  healthInsurance: law('§ 240 SGB V', 'sgb_5/__240.html'),
  // suedpole.com for the limits; the rates between them are worked out in pack.ts
  incomeTax: law('§ 32a EStG in der Fassung des Steuerfortentwicklungsgesetzes', 'estg/__32a.html'),
} as const;
