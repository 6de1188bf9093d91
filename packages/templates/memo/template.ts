import type { Template } from '../template.ts';

export const memo: Template = {
  id: 22,
  key: 'memo',
  name: 'Memo',
  description: {
    es: 'La nota al inversor: columna estrecha, letra grande, una idea por página y lo que se pide, delante.',
    en: 'The note to an investor: a narrow column, large type, one idea a page, the ask up front.',
    it: 'La nota all’investitore: colonna stretta, caratteri grandi, un’idea per pagina e la richiesta in testa.',
    fr: 'La note à l’investisseur : colonne étroite, grands caractères, une idée par page, la demande d’abord.',
    de: 'Die Notiz an Investoren: schmale Spalte, große Schrift, ein Gedanke je Seite, die Bitte zuerst.',
  },
  suits: {
    es: 'Inversores privados, fondos y socios que leen de principio a fin',
    en: 'Angels, funds and partners who read from start to finish',
    it: 'Business angel, fondi e soci che leggono dall’inizio alla fine',
    fr: 'Business angels, fonds et associés qui lisent jusqu’au bout',
    de: 'Business Angels, Fonds und Partner, die von vorn bis hinten lesen',
  },
  trades: ['digital', 'advice'],
  tags: { readers: ['investor', 'partner'], moods: ['elegant', 'bold'], density: 'airy' },
  financeStyle: 'editorial',
  extras: ['memo'],
  chartText: 1.15,
  samplePages: { es: 42, en: 48, it: 39, fr: 38, de: 50 },
  primaryColors: ['#17191e', '#14342b', '#2b1d3d', '#3b1220', '#12304a', '#3a2a12', '#253237'],
  secondaryColors: ['#c8371f', '#b8860b', '#0f7b6c', '#2f5fd0', '#a23b72', '#7a5c00', '#4b6f44'],
  suggestedFont: 'Fjalla',
  textFont: 'Crimson',
};
