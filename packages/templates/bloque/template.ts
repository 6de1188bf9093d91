import type { Template } from '../template.ts';

export const bloque: Template = {
  id: 3,
  key: 'bloque',
  name: 'Bloque',
  description: {
    es: 'Para inversores: color a sangre, cifras enormes y cada sección abre con fuerza.',
    en: 'For investors: colour to the edge, huge figures and sections that open with force.',
    it: 'Per investitori: colore al vivo, cifre enormi e sezioni che si aprono con forza.',
    fr: 'Pour les investisseurs : couleur à fond perdu, chiffres géants, sections qui s’ouvrent avec force.',
    de: 'Für Investoren: Farbe bis zum Rand, riesige Zahlen, kraftvolle Abschnittsanfänge.',
  },
  suits: {
    es: 'Startups, rondas de inversión y aceleradoras',
    en: 'Start-ups, funding rounds and accelerators',
    it: 'Startup, round di investimento e acceleratori',
    fr: 'Start-up, levées de fonds et accélérateurs',
    de: 'Start-ups, Finanzierungsrunden und Acceleratoren',
  },
  trades: ['digital', 'industry'],
  tags: { readers: ['investor', 'partner'], moods: ['bold', 'playful'], density: 'airy' },
  samplePages: { es: 37, en: 42, it: 35, fr: 35, de: 44 },
  primaryColors: ['#e4572e', '#0a2540', '#5a189a', '#006d77', '#d90429', '#1a1a1a', '#2d6a4f'],
  secondaryColors: ['#17255a', '#f2b705', '#ff8552', '#83c5be', '#2b2d42', '#ff4d6d', '#b7e4c7'],
  suggestedFont: 'Montserrat',
};
