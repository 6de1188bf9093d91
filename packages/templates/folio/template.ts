import type { Template } from '../template.ts';

export const folio: Template = {
  id: 2,
  key: 'folio',
  name: 'Folio',
  description: {
    es: 'El informe clásico de banca: portada centrada, epígrafes numerados y tablas sobrias.',
    en: 'The classic bank report: a centred cover, numbered headings and sober tables.',
    it: 'Il rapporto bancario classico: copertina centrata, titoli numerati e tabelle sobrie.',
    fr: 'Le rapport bancaire classique : couverture centrée, titres numérotés et tableaux sobres.',
    de: 'Der klassische Bankbericht: zentrierte Titelseite, nummerierte Titel, nüchterne Tabellen.',
  },
  suits: {
    es: 'Bancos, despachos, empresas familiares y franquicias',
    en: 'Banks, professional firms, family businesses and franchises',
    it: 'Banche, studi professionali, imprese familiari e franchising',
    fr: 'Banques, cabinets, entreprises familiales et franchises',
    de: 'Banken, Kanzleien, Familienbetriebe und Franchise',
  },
  trades: ['advice', 'retail', 'health'],
  tags: { readers: ['bank', 'publicAid'], moods: ['sober', 'elegant'], density: 'balanced' },
  financeStyle: 'ledger',
  moneyPlace: 'second',
  chartText: 1.15,
  samplePages: { es: 43, en: 50, it: 40, fr: 41, de: 51 },
  primaryColors: ['#22333b', '#3b1f2b', '#14342b', '#2f2a4a', '#4a2c17', '#1d3557', '#3a3a3a'],
  secondaryColors: ['#a8763e', '#8a6d3b', '#9c4a3c', '#5e7c6b', '#7a5c8e', '#3f6c9b', '#b08d57'],
  suggestedFont: 'Crimson',
};
