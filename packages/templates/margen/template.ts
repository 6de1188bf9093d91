import type { Template } from '../template.ts';

export const margen: Template = {
  id: 16,
  key: 'margen',
  name: 'Margen',
  description: {
    es: 'Notas al margen: una columna que se lee y, al lado, las cifras que la explican.',
    en: 'Notes in the margin: a column to read and, beside it, the figures that explain it.',
    it: 'Note a margine: una colonna da leggere e, accanto, le cifre che la spiegano.',
    fr: 'Des notes en marge : une colonne à lire et, à côté, les chiffres qui l’éclairent.',
    de: 'Notizen am Rand: eine Spalte zum Lesen, daneben die Zahlen, die sie erklären.',
  },
  suits: {
    es: 'Consultoría, investigación, salud y servicios profesionales',
    en: 'Consulting, research, health and professional services',
    it: 'Consulenza, ricerca, sanità e servizi professionali',
    fr: 'Conseil, recherche, santé et services aux entreprises',
    de: 'Beratung, Forschung, Gesundheit und Dienstleistungen',
  },
  trades: ['advice', 'health'],
  tags: { readers: ['partner', 'investor'], moods: ['clear', 'elegant'], density: 'airy' },
  chartText: 1.1,
  samplePages: { es: 38, en: 46, it: 35, fr: 36, de: 46 },
  primaryColors: ['#6b2737', '#1f4e5f', '#2f3e2e', '#3d3a5c', '#8a4b20', '#2b2b2e', '#14506b'],
  secondaryColors: ['#b5722a', '#c1553b', '#9a7b1c', '#3f8f7b', '#5b7fb0', '#b0413e', '#7f6aa8'],
  suggestedFont: 'PT',
};
