import type { Template } from '../template.ts';

export const ronda: Template = {
  id: 7,
  key: 'ronda',
  name: 'Ronda',
  description: {
    es: 'Para la ronda: cada sección abre con una frase y una cifra enorme; los datos, al lado.',
    en: 'For the round: each section opens with one statement and one huge figure, facts beside it.',
    it: 'Per il round: ogni sezione apre con una frase e una cifra enorme, i dati a lato.',
    fr: 'Pour la levée : chaque partie ouvre sur une phrase et un chiffre géant, les faits à côté.',
    de: 'Für die Finanzierungsrunde: Jeder Abschnitt beginnt mit einem Satz und einer großen Zahl, Fakten daneben.',
  },
  suits: {
    es: 'Rondas de financiación, business angels y fondos de capital riesgo',
    en: 'Funding rounds, business angels and venture capital',
    it: 'Round di finanziamento, business angel e venture capital',
    fr: 'Levées de fonds, business angels et capital-risque',
    de: 'Finanzierungsrunden, Business Angels und Risikokapital',
  },
  trades: ['digital', 'health'],
  tags: { readers: ['investor', 'partner'], moods: ['bold', 'clear'], density: 'airy' },
  financeStyle: 'slides',
  extras: ['ask'],
  samplePages: { es: 39, en: 45, it: 38, fr: 38, de: 47 },
  primaryColors: ['#14142b', '#0b3d3a', '#3a0f3d', '#10233f', '#2b1a12', '#3d0c11', '#1c1c1c'],
  secondaryColors: ['#ff5a36', '#ffc247', '#5ee0b0', '#ff7fa8', '#6fb7ff', '#f2e85c', '#c9a2ff'],
  suggestedFont: 'Raleway',
};
