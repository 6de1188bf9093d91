import type { Template } from '../template.ts';

export const instancia: Template = {
  id: 21,
  key: 'instancia',
  name: 'Instancia',
  description: {
    es: 'La solicitud oficial: papel timbrado, declaración con recuadro de firma y relación de anexos.',
    en: 'The formal application: stamped paper, a declaration with a signature box, a list of annexes.',
    it: 'La domanda ufficiale: carta bollata, dichiarazione con riquadro per la firma, elenco degli allegati.',
    fr: 'La demande officielle : papier timbré, déclaration avec cadre de signature et liste des annexes.',
    de: 'Der förmliche Antrag: Urkundenpapier, Erklärung mit Unterschriftsfeld, Verzeichnis der Anlagen.',
  },
  suits: {
    es: 'Subvenciones, convocatorias europeas y expedientes que se firman',
    en: 'Grants, European calls and files that have to be signed',
    it: 'Contributi, bandi europei e pratiche da firmare',
    fr: 'Subventions, appels européens et dossiers à signer',
    de: 'Fördermittel, EU-Ausschreibungen und Anträge mit Unterschrift',
  },
  trades: ['culture', 'health', 'industry'],
  tags: { readers: ['publicAid', 'bank'], moods: ['sober', 'elegant'], density: 'balanced' },
  financeStyle: 'ledger',
  moneyPlace: 'second',
  extras: ['declaration'],
  samplePages: { es: 38, en: 43, it: 35, fr: 35, de: 46 },
  primaryColors: ['#1d3d5c', '#23483b', '#5b2333', '#3a3350', '#2b2b2b', '#5a3d1e', '#0f4c5c'],
  secondaryColors: ['#a8762c', '#8c4a3c', '#4f7a6b', '#7b6a9a', '#b05a2a', '#5f7f9c', '#9a8a3c'],
  suggestedFont: 'Crimson',
  textFont: 'Open',
};
