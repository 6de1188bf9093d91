import type { Template } from '../template.ts';

export const plano: Template = {
  id: 1,
  key: 'plano',
  name: 'Plano',
  description: {
    es: 'La mesa de dibujo: cajetín técnico, filetes finos y números al margen.',
    en: 'The drafting table: a title block, thin rules and numbers in the margin.',
    it: 'Il tavolo da disegno: cartiglio tecnico, filetti sottili e numeri a margine.',
    fr: 'La table à dessin : cartouche technique, filets fins et numéros en marge.',
    de: 'Der Zeichentisch: Schriftfeld, feine Linien und Nummern am Rand.',
  },
  suits: {
    es: 'Ingeniería, industria, tecnología y ayudas públicas',
    en: 'Engineering, industry, technology and public grants',
    it: 'Ingegneria, industria, tecnologia e bandi pubblici',
    fr: 'Ingénierie, industrie, technologie et aides publiques',
    de: 'Technik, Industrie, Ingenieurbüros und Förderanträge',
  },
  trades: ['industry', 'digital'],
  tags: { readers: ['investor', 'partner'], moods: ['clear', 'technical'], density: 'balanced' },
  financeStyle: 'dashboard',
  samplePages: { es: 37, en: 43, it: 34, fr: 35, de: 43 },
  primaryColors: ['#1f3a5f', '#16324f', '#2b2d42', '#0b5351', '#5b2333', '#3d405b', '#1b4332'],
  secondaryColors: ['#d1495b', '#e07a2f', '#2a9d8f', '#8d6a3f', '#3a86c8', '#6d597a', '#c1121f'],
  suggestedFont: 'Inter',
};
