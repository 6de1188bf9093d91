import type { Template } from '../template.ts';

export const pulso: Template = {
  id: 8,
  key: 'pulso',
  name: 'Pulso',
  description: {
    es: 'El cuadro de mando: cifras en fichas, gráficos grandes y una banda que marca el avance.',
    en: 'The dashboard: figures in tiles, large charts and a band that shows how far you are.',
    it: 'Il cruscotto: cifre in riquadri, grafici grandi e una banda che segna l’avanzamento.',
    fr: 'Le tableau de bord : chiffres en tuiles, grands graphiques et une bande de progression.',
    de: 'Das Dashboard: Zahlen in Kacheln, große Diagramme und eine Leiste für den Fortschritt.',
  },
  suits: {
    es: 'Software, comercio electrónico, startups con métricas e inversores',
    en: 'Software, e-commerce, start-ups with metrics and investors',
    it: 'Software, e-commerce, startup con metriche e investitori',
    fr: 'Logiciels, commerce en ligne, start-up et investisseurs',
    de: 'Software, Onlinehandel, Start-ups mit Kennzahlen und Investoren',
  },
  trades: ['digital', 'retail'],
  tags: { readers: ['investor', 'partner'], moods: ['clear', 'technical', 'bold'], density: 'balanced' },
  financeStyle: 'dashboard',
  samplePages: { es: 34, en: 41, it: 33, fr: 33, de: 41 },
  primaryColors: ['#123c69', '#0f4c4a', '#3c2a6b', '#1f2933', '#6b1f3a', '#1e4d2b', '#4a2d16'],
  secondaryColors: ['#18a999', '#f08a24', '#e84e6f', '#4f9dde', '#f2b632', '#a2c83a', '#9b6bd6'],
  suggestedFont: 'Rubik',
};
