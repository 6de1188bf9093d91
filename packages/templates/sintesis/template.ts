import type { Template } from '../template.ts';

export const sintesis: Template = {
  id: 19,
  key: 'sintesis',
  name: 'Síntesis',
  description: {
    es: 'Lo esencial en una página; el resto, detrás, como anexo compacto a dos columnas.',
    en: 'The essence on one page; all the rest behind it, a compact annex in two columns.',
    it: 'L’essenziale in una pagina; il resto segue come allegato compatto a due colonne.',
    fr: 'L’essentiel en une page ; le reste suit, en annexe compacte sur deux colonnes.',
    de: 'Das Wesentliche auf einer Seite, alles Weitere dahinter als knapper Anhang.',
  },
  suits: {
    es: 'Primeros contactos, concursos y lectores con prisa',
    en: 'First contacts, competitions and readers in a hurry',
    it: 'Primi contatti, concorsi e lettori di fretta',
    fr: 'Premiers contacts, concours et lecteurs pressés',
    de: 'Erstkontakte, Wettbewerbe und eilige Leser',
  },
  trades: ['advice', 'retail', 'food'],
  tags: { readers: ['investor', 'bank'], moods: ['clear', 'technical'], density: 'compact' },
  financeStyle: 'dashboard',
  longTablesApart: true,
  coverSumsUp: true,
  samplePages: { es: 24, en: 26, it: 21, fr: 21, de: 27 },
  primaryColors: ['#0f3d5e', '#14463a', '#4b2142', '#7a2e1d', '#26282c', '#3a2f6b', '#5e4413'],
  secondaryColors: ['#e2703a', '#d9a514', '#d1495b', '#3f7f93', '#c63d2f', '#4fb286', '#3a7bbf'],
  suggestedFont: 'Roboto',
};
