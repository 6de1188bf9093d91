import { TEMPLATES } from '@trazo/templates/catalogue';
import { TRADE_WORDS } from '@trazo/templates/trade-words';
import { TRADES } from '@trazo/templates/trades';
import { describe, expect, it } from 'vitest';
import { folded } from '../search/folded.ts';
import { findTemplates, NOTHING_SOUGHT } from './template-search.ts';
import { tradesOf } from './trades-of.ts';

const namesFor = (text: string) =>
  findTemplates(
    TEMPLATES,
    { ...NOTHING_SOUGHT, text },
    [],
    ({ name, suits }) => `${name} ${suits.es}`,
    tradesOf,
  ).map(({ name }) => name);

describe('a search by trade', () => {
  it.each([
    ['panadería', 'food'],
    ['Bakeries', 'food'],
    ['Bäckerei', 'food'],
    ['dentist', 'health'],
    ['Zahnarztpraxis', 'health'],
    ['Tierarztpraxis', 'health'],
    ['Bäckereicafé', 'food'],
    ['Landgaststätte', 'hospitality'],
    ['Webagentur', 'advice'],
    ['Bioladen', 'retail'],
    ['Friseursalon', 'health'],
    ['Tierpension', 'hospitality'],
    ['Webdesign', 'digital'],
    ['panaderai', 'food'],
    ['dentsit', 'health'],
    ['restaurnt', 'hospitality'],
    ['boulangrie', 'food'],
    ['Zahnartz', 'health'],
    ['dentistes', 'health'],
    ['falegname', 'crafts'],
    ['peluq', 'health'],
    ['App', 'digital'],
    ['estudiante', undefined],
    ['it', undefined],
    ['zzz', undefined],
    ['de', undefined],
  ] as const)('understands %j', (word, trade) => {
    expect(tradesOf(folded(word))).toEqual(trade === undefined ? [] : [trade]);
  });

  it('finds what suits, in whatever language it is asked', () => {
    const bakery = namesFor('panadería');
    expect(bakery).toEqual(expect.arrayContaining(['Mercado', 'Mesa']));
    for (const asked of ['bakery', 'panificio', 'boulangerie', 'Bäckerei', 'a business plan for my bakery']) {
      expect(namesFor(asked).toSorted()).toEqual(bakery.toSorted());
    }
    expect(bakery[0]).toBe('Mercado');
    expect(namesFor('plan for my qqq')).toEqual([]);
  });

  it('finds by a compound and by a slip of the finger what their trade finds', () => {
    expect(namesFor('Zahnarztpraxis')).toEqual(namesFor('Zahnarzt'));
    expect(namesFor('Bäckereicafé')).toEqual(namesFor('Bäckerei'));
    expect(namesFor('Bäckreei')).toEqual(namesFor('Bäckerei'));
  });

  it.each([
    'partner',
    'Bilder',
    'disegno',
    'estante',
    'moderno',
    'transformación',
    'expedition',
    'suspension',
    'Vereinbarung',
  ])('takes %j for no slip and no form of a trade', (word) => {
    expect(tradesOf(folded(word))).toEqual([]);
  });

  it('keeps what says the word itself, and first', () => {
    const names = findTemplates(
      TEMPLATES,
      { ...NOTHING_SOUGHT, text: 'académico' },
      [],
      ({ description }) => description.es,
      tradesOf,
    ).map(({ name }) => name);
    expect(names[0]).toBe('Tesis');
  });

  it('offers a choice for every trade', () => {
    for (const trade of TRADES) {
      expect(TEMPLATES.filter(({ trades }) => trades.includes(trade)).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('has names as a search folds them', () => {
    for (const words of Object.values(TRADE_WORDS).flatMap(Object.values)) expect(folded(words)).toBe(words);
  });
});
