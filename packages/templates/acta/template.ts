import type { Template } from '../template.ts';

export const acta: Template = {
  id: 5,
  key: 'acta',
  name: 'Acta',
  description: {
    es: 'El expediente: apartados numerados al margen, fichas con casillas y tablas por delante.',
    en: 'The case file: clauses numbered in the margin, data sheets with boxes, tables first.',
    it: 'Il fascicolo: commi numerati a margine, schede a caselle e le tabelle per prime.',
    fr: 'Le dossier : articles numérotés en marge, fiches à cases et tableaux d’abord.',
    de: 'Die Akte: nummerierte Absätze am Rand, Datenblätter mit Feldern, Tabellen zuerst.',
  },
  suits: {
    es: 'Ayudas públicas, convocatorias, ayuntamientos y viveros de empresas',
    en: 'Public grants, calls for applications, councils and business incubators',
    it: 'Bandi, contributi pubblici, enti locali e incubatori d’impresa',
    fr: 'Aides publiques, appels à projets, collectivités et pépinières',
    de: 'Förderanträge, Gründungszuschuss, Kammern und Gründerzentren',
  },
  trades: ['health', 'crafts', 'industry'],
  tags: { readers: ['publicAid', 'bank'], moods: ['sober', 'clear'], density: 'compact' },
  financeStyle: 'ledger',
  moneyPlace: 'second',
  samplePages: { es: 36, en: 44, it: 33, fr: 33, de: 43 },
  primaryColors: ['#1f4e5f', '#37474f', '#2e4a3a', '#54283c', '#2f3e75', '#5a4327', '#1a1a1a'],
  secondaryColors: ['#b3541e', '#a63d40', '#2f7d6b', '#8a6d1f', '#5267a3', '#7a5c8e', '#6b6f76'],
  suggestedFont: 'PT',
};
