import type { Template } from '../template.ts';

export const taller: Template = {
  id: 13,
  key: 'taller',
  name: 'Taller',
  description: {
    es: 'Etiquetas con ojal y cordel, productos como vales de corte y pasos en fichas de taller.',
    en: 'Labels on a string, products as tear-off tickets and steps on workshop cards.',
    it: 'Etichette con lo spago, prodotti come tagliandi e passi su schede da bottega.',
    fr: 'Des étiquettes à ficelle, des produits en tickets détachables, des fiches d’atelier.',
    de: 'Etiketten an der Schnur, Produkte als Abrisskarten, Schritte auf Werkstattkarten.',
  },
  suits: {
    es: 'Artesanía, oficios, obradores y talleres de reparación',
    en: 'Crafts, trades, small producers and repair shops',
    it: 'Artigianato, mestieri, laboratori e riparazioni',
    fr: 'Artisanat, métiers d’art, petits producteurs et réparation',
    de: 'Handwerk, Manufakturen, Werkstätten und Reparaturbetriebe',
  },
  trades: ['crafts', 'food'],
  tags: { readers: ['bank', 'partner'], moods: ['warm', 'playful'], density: 'balanced' },
  financeStyle: 'editorial',
  moneyPlace: 'second',
  samplePages: { es: 39, en: 46, it: 36, fr: 37, de: 48 },
  primaryColors: ['#7a3b1d', '#2f4a36', '#23415c', '#6b1f2a', '#3d3a36', '#5a4a1e', '#1f5a57'],
  secondaryColors: ['#c98b2b', '#c8643c', '#d9a066', '#7f9a65', '#b5482f', '#5b8a8a', '#c27b94'],
  suggestedFont: 'PT',
};
