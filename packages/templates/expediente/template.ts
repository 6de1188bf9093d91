import type { Template } from '../template.ts';

export const expediente: Template = {
  id: 24,
  key: 'expediente',
  name: 'Expediente',
  description: {
    es: 'La petición: requisito por requisito, cada prueba con su página, anexos de la A a la Z.',
    en: 'The petition: requirement by requirement, each proof with its page, exhibits A to Z.',
    it: 'L’istanza: requisito per requisito, ogni prova con la sua pagina, allegati dalla A alla Z.',
    fr: 'La requête : condition par condition, chaque preuve avec sa page, pièces de A à Z.',
    de: 'Das Gesuch: Anforderung für Anforderung, jeder Nachweis mit Seite, Anlagen von A bis Z.',
  },
  suits: {
    es: 'Extranjería y visados, franquicias y alquiler de locales',
    en: 'Visas and immigration, franchises and leases',
    it: 'Visti e immigrazione, franchising e locazioni',
    fr: 'Visas et immigration, franchises et baux commerciaux',
    de: 'Visum und Aufenthalt, Franchise und Gewerbemiete',
  },
  trades: ['hospitality', 'retail', 'advice'],
  tags: { readers: ['authority', 'partner'], moods: ['sober', 'clear'], density: 'balanced' },
  financeStyle: 'ledger',
  moneyPlace: 'second',
  extras: ['requirements'],
  chartText: 1.2,
  samplePages: { es: 39, en: 45, it: 36, fr: 36, de: 48 },
  primaryColors: ['#22314f', '#233f36', '#4a2230', '#3d3350', '#2b2b2b', '#52401f', '#16474f'],
  secondaryColors: ['#c18a1f', '#b8632f', '#8b9140', '#3f8f8a', '#a65a6c', '#5f82b8', '#8c7a58'],
  suggestedFont: 'Inconsolata',
  textFont: 'Crimson',
};
