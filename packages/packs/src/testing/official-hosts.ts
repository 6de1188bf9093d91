/** Where laws are published, and the authorities that apply them: a figure comes from one of these, never from who writes about it. */
export const OFFICIAL_HOSTS: readonly string[] = [
  'www.boe.es',
  'sede.agenciatributaria.gob.es',
  'www.seg-social.es',
  'www.legifrance.gouv.fr',
  'www.service-public.fr',
  'www.urssaf.fr',
  'www.gesetze-im-internet.de',
  'www.bmas.de',
  'www.normattiva.it',
  'www.inps.it',
  'www.legislation.gov.uk',
  'www.gov.uk',
  'uscode.house.gov',
  'www.ecfr.gov',
  'www.irs.gov',
  'www.ssa.gov',
];
