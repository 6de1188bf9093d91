import type { Template } from '../template.ts';

export const ensayo: Template = {
  id: 17,
  key: 'ensayo',
  name: 'Ensayo',
  description: {
    es: 'Un libro para leer despacio: caja estrecha, letras iniciales y cifras elzevirianas.',
    en: 'A book to sit down with: a narrow measure, large initials and old-style figures.',
    it: 'Un libro da leggere con calma: colonna stretta, capilettera e cifre minuscole.',
    fr: 'Un livre à lire posément : colonne étroite, lettrines et chiffres elzéviriens.',
    de: 'Ein Buch zum ruhigen Lesen: schmaler Satzspiegel, große Initialen und Mediävalziffern.',
  },
  suits: {
    es: 'Editoriales, cultura, fundaciones y planes que se cuentan',
    en: 'Publishing, culture, foundations and plans that tell a story',
    it: 'Editoria, cultura, fondazioni e piani che raccontano',
    fr: 'Édition, culture, fondations et plans qui se racontent',
    de: 'Verlage, Kultur, Stiftungen und Pläne, die erzählen',
  },
  trades: ['culture'],
  tags: { readers: ['partner', 'school'], moods: ['elegant', 'warm'], density: 'airy' },
  chartText: 1.35,
  samplePages: { es: 38, en: 45, it: 36, fr: 36, de: 43 },
  primaryColors: ['#5b1f24', '#233a2e', '#1f2f46', '#3b2a52', '#3a2d1e', '#232323', '#0f4a4f'],
  secondaryColors: ['#b98a3c', '#b5543c', '#a87b6a', '#7f9a5c', '#5f8fa3', '#c2342d', '#d0a05b'],
  suggestedFont: 'Playfair',
  textFont: 'Crimson',
};
