import type { Template } from '../template.ts';

export const dossier: Template = {
  id: 23,
  key: 'dossier',
  name: 'Dossier',
  description: {
    es: 'El expediente de crédito: la carpeta con pestañas de un banco, con las cifras delante.',
    en: 'The credit file: a bank’s folder with index tabs, the figures at the front.',
    it: 'La pratica di fido: la cartella di una banca con le linguette, con le cifre in testa.',
    fr: 'Le dossier de crédit : la chemise à onglets d’une banque, les chiffres en tête.',
    de: 'Die Kreditakte: eine Registermappe, wie Banken sie führen, mit den Zahlen vorneweg.',
  },
  suits: {
    es: 'Préstamos, avales y comités de riesgos',
    en: 'Loans, guarantees and credit committees',
    it: 'Mutui, garanzie e comitati crediti',
    fr: 'Prêts, garanties et comités de crédit',
    de: 'Kredite, Bürgschaften und Kreditausschüsse',
  },
  trades: ['industry', 'retail', 'crafts'],
  tags: { readers: ['bank', 'investor'], moods: ['sober', 'technical'], density: 'compact' },
  financeStyle: 'ledger',
  moneyPlace: 'first',
  extras: ['ask'],
  samplePages: { es: 35, en: 41, it: 32, fr: 33, de: 42 },
  primaryColors: ['#12443a', '#1c3557', '#5a1f2b', '#3b2f5c', '#2a2d31', '#5b4213', '#0d4756'],
  secondaryColors: ['#b98a2f', '#c2703d', '#8f9a3b', '#4e8d86', '#a8485a', '#5f7fb3', '#8a7a5c'],
  suggestedFont: 'Hind',
};
