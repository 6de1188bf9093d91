import type { Template } from '../template.ts';

export const claro: Template = {
  id: 20,
  key: 'claro',
  name: 'Claro',
  description: {
    es: 'Letra grande y mucho contraste: señales que guían y nada que solo diga el color.',
    en: 'Large print and high contrast: signs that guide, and nothing that only colour tells.',
    it: 'Caratteri grandi e forte contrasto: cartelli che guidano e nulla affidato al solo colore.',
    fr: 'Gros caractères et contraste élevé : des panneaux qui guident, aucune information portée par la seule couleur.',
    de: 'Große Schrift, hoher Kontrast: Schilder führen, und keine Angabe hängt allein an der Farbe.',
  },
  suits: {
    es: 'Administraciones, entidades sociales y lectores con baja visión',
    en: 'Public bodies, social enterprises and readers with low vision',
    it: 'Enti pubblici, imprese sociali e lettori ipovedenti',
    fr: 'Administrations, économie sociale et lecteurs malvoyants',
    de: 'Behörden, Sozialunternehmen und Leser mit Sehschwäche',
  },
  trades: ['health', 'culture'],
  tags: { readers: ['publicAid', 'school'], moods: ['clear', 'bold'], density: 'airy' },
  financeStyle: 'editorial',
  longTablesApart: true,
  chartText: 1.4,
  samplePages: { es: 66, en: 77, it: 61, fr: 61, de: 81 },
  primaryColors: ['#123f7a', '#14532d', '#7a1f1f', '#4a1d6b', '#26313a', '#5a3a12', '#004b5a'],
  secondaryColors: ['#ffd23f', '#c9f299', '#ffc9a3', '#f7b7e2', '#ffd9a0', '#ffe9a8', '#9be7e0'],
  suggestedFont: 'Open',
};
