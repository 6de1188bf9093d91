import type { Template } from '../template.ts';

export const tesis: Template = {
  id: 15,
  key: 'tesis',
  name: 'Tesis',
  description: {
    es: 'El trabajo académico: encuadernado en tela, todo numerado y tablas de tres filetes.',
    en: 'The academic paper: bound in cloth, everything numbered, tables between three rules.',
    it: 'Il lavoro accademico: rilegato in tela, tutto numerato, tabelle a tre filetti.',
    fr: 'Le mémoire : relié toile, entièrement numéroté, avec des tableaux à trois filets.',
    de: 'Die Abschlussarbeit: in Leinen gebunden, alles nummeriert, Tabellen mit drei Linien.',
  },
  suits: {
    es: 'Trabajos de fin de grado, viveros universitarios y tribunales',
    en: 'Theses, university incubators and academic juries',
    it: 'Tesi di laurea, incubatori universitari e commissioni',
    fr: 'Mémoires, incubateurs universitaires et jurys',
    de: 'Abschlussarbeiten, Hochschulgründungen und Prüfungsausschüsse',
  },
  trades: ['health', 'industry'],
  tags: { readers: ['school', 'publicAid'], moods: ['sober', 'elegant'], density: 'compact' },
  financeStyle: 'ledger',
  chartText: 1.2,
  samplePages: { es: 42, en: 48, it: 38, fr: 38, de: 49 },
  primaryColors: ['#1e2f4d', '#5a1827', '#173b30', '#2d2440', '#3f2a1a', '#202326', '#0f4048'],
  secondaryColors: ['#c9a24b', '#d8b26a', '#c2b280', '#b9a0c9', '#d9965b', '#a9b0b7', '#7fb5ae'],
  suggestedFont: 'Crimson',
};
