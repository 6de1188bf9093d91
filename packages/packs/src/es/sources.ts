import type { Source } from '@trazo/forecast/pack';

const BOE = 'https://www.boe.es/buscar/act.php?id=';
const SOCIAL_SECURITY =
  'https://www.seg-social.es/wps/portal/wss/internet/Trabajadores/CotizacionRecaudacionTrabajadores';

const law = (title: string, id: string, seen = '2026-11-23'): Source => ({ title, url: `${BOE}${id}`, seen });
const authority = (title: string, url: string, seen = '2026-11-23'): Source => ({ title, url, seen });

/** The laws and authorities that the Spanish figures come from. Beside each: the page on which they were read where it is another one. */
export const SOURCES = {
  // turfactura.com/blog/modelo-303-paso-a-paso
  vat: law('Ley 37/1992 del IVA, arts. 90 y 91', 'BOE-A-1992-28740'),
  // beedigital.es, emexasesores.es; centeco.es: goods for resale only
  surcharge: law('Ley 37/1992 del IVA, arts. 148 a 161', 'BOE-A-1992-28740', '2026-11-29'),
  vatReturns: law('Real Decreto 1624/1992, Reglamento del IVA, art. 71', 'BOE-A-1992-28925'),
  refund: law('Ley 37/1992 del IVA, art. 115', 'BOE-A-1992-28740', '2026-11-25'),
  // asesoriagabahe.com, supercontable.com, testeat.es
  corporateTax: law(
    'Ley 27/2014 del Impuesto sobre Sociedades, art. 29 y disp. transitoria 44.ª',
    'BOE-A-2014-12328',
  ),
  // hispacolex.com, actiumconsulting.es
  newCompany: law('Ley 27/2014 del Impuesto sobre Sociedades, art. 29.1', 'BOE-A-2014-12328'),
  losses: authority(
    'Agencia Tributaria, Manual práctico de Sociedades 2023 (arts. 26.1 y 26.3 LIS)',
    'https://sede.agenciatributaria.gob.es/Sede/en_gb/ayuda/manuales-videos-folletos/manuales-practicos/manual-sociedades-2023/capitulo-02-identificac-autoliq-compl-incn/caracteres-declaracion/otros-caracteres/casilla-00070-compensacion-b-i-creacion___.html',
  ),
  lossFloor: authority(
    'Agencia Tributaria, Compensación de bases imponibles negativas (art. 26.1 LIS)',
    'https://sede.agenciatributaria.gob.es/Sede/impuesto-sobre-sociedades/que-base-imponible-se-determina-sociedades/compensacion-bases-imponibles-negativas.html',
    '2026-11-25',
  ),
  // asesoramiento-integral.es
  instalments: law('Ley 27/2014 del Impuesto sobre Sociedades, arts. 40.2 y 124', 'BOE-A-2014-12328'),
  // ausum.es
  startUps: law('Ley 28/2022 de empresas emergentes, arts. 7 y 8', 'BOE-A-2022-21739', '2026-11-28'),
  // egarsat.es, on Real Decreto-ley 3/2026
  contributions: authority(
    'Seguridad Social, Bases y tipos de cotización 2026 (Real Decreto-ley 3/2026)',
    `${SOCIAL_SECURITY}/36537`,
  ),
  // demo01.business-comm.es/tarifas-y-tablas/tablas-2
  unemployment: authority(
    'Seguridad Social, Bases y tipos de cotización: desempleo, FOGASA y formación',
    `${SOCIAL_SECURITY}/36537`,
  ),
  // arintass.es, zenbaki.eus
  equity: law('Ley General de la Seguridad Social, disp. transitoria 43.ª', 'BOE-A-2015-11724'),
  // cesionline.es/page/3/, bufeteantoniofont.com (transport); shops, building and metal: not seen in the text of the law
  accidents: law('Ley 42/2006, disp. adicional 4.ª: tarifa de accidentes', 'BOE-A-2006-22865', '2026-11-25'),
  payment: authority(
    'Seguridad Social, Plazo de ingreso de las cuotas',
    `${SOCIAL_SECURITY}/9896/38386/38389/?changeLanguage=gl`,
    '2026-11-25',
  ),
  // okdiario.com
  minimumWage: authority(
    'Real Decreto 126/2026, salario mínimo interprofesional',
    'https://www.boe.es/eli/es/rd/2026/02/18/126',
    '2026-11-28',
  ),
  // radarfiscal.es, which cites the Importass guide of 2026; ru24.net for the second year
  flatRate: law('Ley 20/2007 del Estatuto del trabajo autónomo, art. 38 ter', 'BOE-A-2007-13409'),
  // europapress.es, fuentesinformadas.com
  deduction: law('Ley General de la Seguridad Social, art. 308.1.c', 'BOE-A-2015-11724'),
  // ewoasesores.clientlink.es
  brackets: law(
    'Real Decreto-ley 13/2022, disp. transitoria 1.ª; prorrogada por el Real Decreto-ley 3/2026',
    'BOE-A-2022-12482',
    '2026-11-25',
  ),
  // autonomosyemprendedor.es
  directors: law('Real Decreto-ley 13/2022, disp. transitoria 7.ª', 'BOE-A-2022-12482', '2026-11-28'),
  // puche29consultoria.es, pymesyautonomos.com
  ownerTax: law('Real Decreto 439/2007, Reglamento del IRPF, art. 110', 'BOE-A-2007-6820', '2026-11-28'),
  // iberinform.es
  reserve: law('Ley de Sociedades de Capital, art. 274', 'BOE-A-2010-10544', '2026-11-25'),
  // ruizgallardon.com
  smallCapital: law('Ley de Sociedades de Capital, art. 4.1', 'BOE-A-2010-10544', '2026-11-28'),
  // escura.com/es/?p=2267, geniusasesores.com
  lives: law('Ley 27/2014 del Impuesto sobre Sociedades, art. 12.1.a', 'BOE-A-2014-12328'),
  // gabilos.com: 26 % and 30 %; the other rates of the table are those of companies
  ownerLives: law(
    'Orden de 27 de marzo de 1998, tabla de amortización simplificada',
    'BOE-A-1998-7407',
    '2026-11-29',
  ),
  // garrido.es, DGT V0540-20
  goodwill: law('Código de Comercio, art. 39.4', 'BOE-A-1885-6627', '2026-11-28'),
} as const;
