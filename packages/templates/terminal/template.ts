import type { Template } from '../template.ts';

export const terminal: Template = {
  id: 12,
  key: 'terminal',
  name: 'Terminal',
  description: {
    es: 'Como un buen README: rótulos monoespaciados, claves y valores, y el plan en una línea de tiempo.',
    en: 'Like a good README: monospaced labels, keys and values, and the plan on a timeline.',
    it: 'Come un buon README: etichette monospaziate, chiavi e valori, il piano su una linea del tempo.',
    fr: 'Comme un bon README : libellés à chasse fixe, clés et valeurs, plan sur une frise.',
    de: 'Wie ein gutes README: Beschriftung in Festbreitenschrift, Schlüssel und Werte, der Plan am Zeitstrahl.',
  },
  suits: {
    es: 'Software, datos, electrónica y servicios digitales',
    en: 'Software, data, electronics and digital services',
    it: 'Software, dati, elettronica e servizi digitali',
    fr: 'Logiciel, données, électronique et services numériques',
    de: 'Software, Daten, Elektronik und digitale Dienste',
  },
  trades: ['digital'],
  tags: { readers: ['investor', 'partner', 'school'], moods: ['technical', 'clear'], density: 'balanced' },
  financeStyle: 'dashboard',
  samplePages: { es: 35, en: 42, it: 33, fr: 34, de: 43 },
  primaryColors: ['#0f4c5c', '#1f2937', '#312e81', '#14532d', '#7c2d12', '#4c1d95', '#1d4ed8'],
  secondaryColors: ['#e36414', '#10b981', '#f59e0b', '#84cc16', '#0ea5e9', '#e11d8f', '#ef4444'],
  suggestedFont: 'Ubuntu',
  chartText: 1.25,
};
