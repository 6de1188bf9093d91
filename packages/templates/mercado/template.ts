import type { Template } from '../template.ts';

export const mercado: Template = {
  id: 14,
  key: 'mercado',
  name: 'Mercado',
  description: {
    es: 'Un puesto bien puesto: toldos a rayas, productos en el estante y cifras en etiquetas de precio.',
    en: 'A well-kept stall: striped awnings, products on the shelf and figures on price tags.',
    it: 'Un banco ben tenuto: tende a righe, prodotti sullo scaffale e cifre sui cartellini.',
    fr: 'Un étal bien tenu : stores rayés, produits en rayon et chiffres sur étiquettes de prix.',
    de: 'Ein gepflegter Marktstand: gestreifte Markisen, Produkte im Regal, Zahlen auf Preisschildern.',
  },
  suits: {
    es: 'Comercio, alimentación, panaderías, cafeterías y tiendas en línea',
    en: 'Retail, food, bakeries, cafés and online shops',
    it: 'Negozi, alimentari, panifici, caffè e negozi online',
    fr: 'Commerces, alimentation, boulangeries, cafés et boutiques en ligne',
    de: 'Einzelhandel, Lebensmittel, Bäckereien, Cafés und Onlineshops',
  },
  trades: ['food', 'retail'],
  tags: { readers: ['bank', 'partner'], moods: ['playful', 'warm'], density: 'balanced' },
  financeStyle: 'editorial',
  moneyPlace: 'second',
  samplePages: { es: 39, en: 46, it: 36, fr: 38, de: 47 },
  primaryColors: ['#1d6b4f', '#b3261e', '#1f4e8c', '#8a3d12', '#5b2a6e', '#0f6673', '#3d3a36'],
  secondaryColors: ['#f2b134', '#f4c95d', '#ef7f45', '#8cb369', '#f29ca3', '#f6a623', '#d9483b'],
  suggestedFont: 'Rubik',
};
