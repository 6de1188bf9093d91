import type { Template } from '../template.ts';

export const reticula: Template = {
  id: 11,
  key: 'reticula',
  name: 'Retícula',
  description: {
    es: 'A la suiza: doce columnas a la vista, números enormes y todo alineado a la izquierda.',
    en: 'In the Swiss manner: twelve columns in plain sight, huge numbers, everything flush left.',
    it: 'Alla svizzera: dodici colonne in vista, numeri enormi, tutto allineato a sinistra.',
    fr: 'À la suisse : douze colonnes apparentes, numéros géants, tout calé à gauche.',
    de: 'Nach Schweizer Art: zwölf sichtbare Spalten, riesige Nummern, alles linksbündig.',
  },
  suits: {
    es: 'Tecnología, consultoría, industria y diseño de producto',
    en: 'Technology, consultancies, industry and product design',
    it: 'Tecnologia, consulenza, industria e design di prodotto',
    fr: 'Technologie, conseil, industrie et design produit',
    de: 'Technologie, Beratung, Industrie und Produktdesign',
  },
  trades: ['digital', 'industry', 'advice'],
  tags: { readers: ['investor', 'partner'], moods: ['technical', 'clear'], density: 'balanced' },
  financeStyle: 'dashboard',
  samplePages: { es: 36, en: 41, it: 33, fr: 34, de: 42 },
  primaryColors: ['#d4211a', '#1b1b1b', '#0047ab', '#00695c', '#b44a00', '#5b2a86', '#1f3a4d'],
  secondaryColors: ['#1b1b1b', '#e2231a', '#f2b600', '#e0562b', '#1e5f8c', '#12a594', '#d98a1f'],
  suggestedFont: 'Roboto',
};
