import { source } from '../parameters.ts';

const law = (title: string, urn: string) =>
  source(title, `https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:${urn}`);

const TUIR = 'decreto.del.presidente.della.repubblica:1986-12-22;917';

/** The laws and authorities that the Italian figures come from. Beside each: the page on which they were read where it is another one. */
export const SOURCES = {
  // graber-partner.com
  vat: law('D.P.R. 633/1972, art. 16 e tabella A', 'decreto.del.presidente.della.repubblica:1972-10-26;633'),
  // fiscal-focus.it
  vatReturns: law(
    'D.P.R. 542/1999, art. 7: liquidazioni trimestrali',
    'decreto.del.presidente.della.repubblica:1999-10-14;542',
  ),
  // diritto.it
  smallBusiness: law('Legge 190/2014, art. 1, commi 54-89: regime forfetario', 'legge:2014-12-23;190'),
  // studiobroglia.com
  corporateTax: law('TUIR (D.P.R. 917/1986), art. 77', TUIR),
  // brocardi.it
  losses: law('TUIR (D.P.R. 917/1986), art. 84', TUIR),
  // eutekne.info: two halves for those with synthetic indices; the least amount was not seen
  instalments: law('D.P.R. 435/2001, art. 17', 'decreto.del.presidente.della.repubblica:2001-12-07;435'),
  // fiscoetasse.com
  severance: law('Codice civile, art. 2120', 'regio.decreto:1942-03-16;262'),
  // lavorosi.it, leggioggi.it, partitaiva.it
  ownContributions: source(
    'INPS, circolare n. 14 del 9 febbraio 2026: artigiani ed esercenti attività commerciali',
    'https://www.inps.it/it/it/inps-comunica/atti/circolari-messaggi-e-normativa.html',
  ),
  // studiogambalonga.it
  incomeTax: law('TUIR, art. 11; legge 199/2025 (bilancio 2026), art. 1, comma 3', TUIR),
} as const;
