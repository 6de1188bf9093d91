import type { Template } from '../template.ts';

export const revista: Template = {
  id: 4,
  key: 'revista',
  name: 'Revista',
  description: {
    es: 'Como una revista: dos columnas, capitulares, citas grandes y una portada enmarcada.',
    en: 'Like a magazine: two columns, drop capitals, large quotations and a framed cover.',
    it: 'Come una rivista: due colonne, capilettera, grandi citazioni e copertina incorniciata.',
    fr: 'Comme un magazine : deux colonnes, lettrines, grandes citations et couverture encadrée.',
    de: 'Wie ein Magazin: zwei Spalten, Initialen, große Zitate und eine gerahmte Titelseite.',
  },
  suits: {
    es: 'Hostelería, moda, cultura, turismo y marcas con historia',
    en: 'Hospitality, fashion, culture, tourism and brands with a story',
    it: 'Ristorazione, moda, cultura, turismo e marchi con una storia',
    fr: 'Restauration, mode, culture, tourisme et marques qui ont une histoire',
    de: 'Gastronomie, Mode, Kultur, Tourismus und Marken mit Geschichte',
  },
  trades: ['hospitality', 'culture', 'retail'],
  tags: { readers: ['partner', 'investor'], moods: ['elegant', 'warm'], density: 'airy' },
  financeStyle: 'editorial',
  samplePages: { es: 36, en: 42, it: 35, fr: 34, de: 43 },
  primaryColors: ['#7b2d26', '#264653', '#5f0f40', '#344e41', '#3c1642', '#8c4a2f', '#1f2041'],
  secondaryColors: ['#d9a441', '#e9c46a', '#e36414', '#a3b18a', '#5bc0be', '#c9ada7', '#4b9cd3'],
  suggestedFont: 'Playfair',
  textFont: 'Crimson',
};
