import type { Template } from '../template.ts';

export const lienzo: Template = {
  id: 10,
  key: 'lienzo',
  name: 'Lienzo',
  description: {
    es: 'Un cuadro para cada sección: campos de color, títulos grandes y bajos, fotos a todo el ancho.',
    en: 'A painting for every section: fields of colour, large low titles, pictures across the column.',
    it: 'Un quadro per ogni sezione: campi di colore, titoli grandi in basso, foto a tutta larghezza.',
    fr: 'Un tableau par section : aplats de couleur, grands titres en bas de page, images pleine largeur.',
    de: 'Ein Gemälde je Abschnitt: Farbfelder, große Titel am unteren Rand, Bilder über die ganze Breite.',
  },
  suits: {
    es: 'Estudios creativos, agencias, arquitectura, fotografía y diseño',
    en: 'Creative studios, agencies, architecture, photography and design',
    it: 'Studi creativi, agenzie, architettura, fotografia e design',
    fr: 'Studios de création, agences, architecture, photographie et design',
    de: 'Kreativstudios, Agenturen, Architektur, Fotografie und Design',
  },
  trades: ['culture', 'advice'],
  tags: { readers: ['partner', 'investor'], moods: ['bold', 'playful'], density: 'airy' },
  financeStyle: 'dashboard',
  samplePages: { es: 37, en: 43, it: 36, fr: 36, de: 43 },
  primaryColors: ['#1d3f72', '#b83a2a', '#14513f', '#4a2466', '#8a3a12', '#22262b', '#0b6070'],
  secondaryColors: ['#f2a33a', '#f4c9b4', '#e9c54f', '#f28482', '#7fc8c2', '#e2533b', '#f6d5a0'],
  suggestedFont: 'Poppins',
};
