import type { Template } from '../template.ts';

export const panorama: Template = {
  id: 18,
  key: 'panorama',
  name: 'Panorama',
  description: {
    es: 'La presentación apaisada: una idea por diapositiva, en letra grande y de borde a borde.',
    en: 'The landscape deck: one claim a slide, in large type, from edge to edge.',
    it: 'La presentazione orizzontale: un’idea per pagina, in caratteri grandi, da bordo a bordo.',
    fr: 'La présentation à l’italienne : une idée par page, en grands caractères, d’un bord à l’autre.',
    de: 'Die Präsentation im Querformat: eine Aussage pro Folie, in großer Schrift, von Rand zu Rand.',
  },
  suits: {
    es: 'Presentaciones ante inversores, socios y jurados',
    en: 'Pitches to investors, partners and juries',
    it: 'Presentazioni a investitori, soci e giurie',
    fr: 'Présentations devant investisseurs, associés et jurys',
    de: 'Vorträge vor Investoren, Partnern und Jurys',
  },
  trades: ['digital', 'hospitality'],
  tags: { readers: ['investor', 'partner'], moods: ['bold', 'clear'], density: 'airy' },
  financeStyle: 'slides',
  longTablesApart: true,
  orientation: 'landscape',
  samplePages: { es: 57, en: 62, it: 53, fr: 53, de: 61 },
  primaryColors: ['#1d4e63', '#2b2b2b', '#5b3758', '#2f5d50', '#5a3d1e', '#33415c', '#8c2f39'],
  secondaryColors: ['#f0a23b', '#ef6f51', '#f2c14e', '#d98e73', '#7fb7be', '#e3b23c', '#f4a6a0'],
  suggestedFont: 'Rubik',
};
