import type { Template } from '../template.ts';

export const mayor: Template = {
  id: 6,
  key: 'mayor',
  name: 'Mayor',
  description: {
    es: 'El libro mayor: página rayada, columna de cifras y totales con doble filete.',
    en: 'The ledger: a ruled page, a column for the figures and double-ruled totals.',
    it: 'Il libro mastro: pagina rigata, colonna delle cifre e totali a doppio filetto.',
    fr: 'Le grand livre : page réglée, colonne des chiffres et totaux à double filet.',
    de: 'Das Hauptbuch: linierte Seite, eigene Zahlenspalte, doppelt unterstrichene Summen.',
  },
  suits: {
    es: 'Bancos, gestorías, asesorías fiscales y comercio',
    en: 'Banks, accountants, tax advisers and trade',
    it: 'Banche, commercialisti, consulenti fiscali e commercio',
    fr: 'Banques, experts-comptables, conseils fiscaux et négoce',
    de: 'Banken, Steuerberatung, Buchhaltung und Handel',
  },
  trades: ['advice', 'retail', 'crafts'],
  tags: { readers: ['bank', 'investor'], moods: ['sober', 'technical'], density: 'balanced' },
  financeStyle: 'ledger',
  moneyPlace: 'second',
  samplePages: { es: 37, en: 42, it: 35, fr: 35, de: 45 },
  primaryColors: ['#1d3b34', '#1f2f4a', '#3b2a20', '#2b2b2b', '#4a1f2b', '#14424f', '#3f3a5a'],
  secondaryColors: ['#b23a48', '#c1432e', '#2e7d6b', '#3d6fa5', '#a9781f', '#7a4f80', '#6b7a3a'],
  suggestedFont: 'Lato',
};
