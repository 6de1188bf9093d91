import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, it } from 'vitest';
import {
  findTemplates,
  NOTHING_SOUGHT,
  orForAnyTrade,
  readSearch,
  type TemplateSearch,
  together,
  withSearch,
  withTag,
} from './template-search.ts';

const namesOf = (search: Partial<TemplateSearch>, favourites: readonly number[] = []) =>
  findTemplates(
    TEMPLATES.slice(0, 4),
    { ...NOTHING_SOUGHT, ...search },
    favourites,
    ({ name, description }) => [name, description.es, description.de, description.fr].join(' '),
  ).map(({ name }) => name);

it('leaves every template to an empty search', () => {
  expect(namesOf({})).toEqual(['Plano', 'Folio', 'Bloque', 'Revista']);
});

it.each([
  [{ readers: ['bank'] }, ['Folio']],
  [{ readers: ['bank', 'investor'], moods: ['bold', 'technical'] }, ['Plano', 'Bloque']],
  [{ moods: ['elegant'], densities: ['airy'] }, ['Revista']],
  [{ readers: ['school'] }, []],
] as const)('finds by tags: any of a list, some of each list: %j', (search, names) => {
  expect(namesOf(search)).toEqual(names);
});

it.each([
  ['PLA', ['Plano']],
  ['epigrafes', ['Folio']],
  ['ÉPÍGRAFES  númerados', ['Folio']],
  ['nuchterne titelseite', ['Folio']],
  ['epígrafes ingeniería', []],
])('finds %j without regard to accents, capitals and order', (text, names) => {
  expect(namesOf({ text })).toEqual(names);
});

it('answers a trade that no template names with all of them, and tags that none has with none', () => {
  const find = (search: TemplateSearch) =>
    findTemplates(TEMPLATES, search, [], ({ name, description }) => `${name} ${description.de}`);
  const sought = (search: Partial<TemplateSearch>) => orForAnyTrade(find, { ...NOTHING_SOUGHT, ...search });
  for (const text of ['Wärmepumpe', 'plumber']) {
    expect(sought({ text })).toEqual({ results: TEMPLATES, isForAnyTrade: true });
  }
  expect(sought({ text: 'plano' })).toMatchObject({ isForAnyTrade: false });
  const bank = sought({ text: 'plumber', readers: ['bank'] }).results;
  expect(bank).toEqual(find({ ...NOTHING_SOUGHT, readers: ['bank'] }));
  expect(sought({ text: 'plumber', favourites: true })).toEqual({ results: [], isForAnyTrade: false });
});

it('finds favourites', () => {
  expect(namesOf({ favourites: true }, [3, 1])).toEqual(['Plano', 'Bloque']);
  expect(namesOf({ favourites: true })).toEqual([]);
});

it('stands in the address beside what else is there, and comes back from it', () => {
  const chosen = withTag(
    withTag({ ...NOTHING_SOUGHT, text: 'banca & co' }, 'readers', 'investor'),
    'readers',
    'bank',
  );
  const address = withSearch(new URLSearchParams('template=folio'), { ...chosen, favourites: true });
  expect(address.get('template')).toBe('folio');
  expect(readSearch(address)).toEqual({ ...chosen, readers: ['bank', 'investor'], favourites: true });
  expect(withTag(chosen, 'readers', 'bank').readers).toEqual(['investor']);
  expect(withSearch(address, NOTHING_SOUGHT).toString()).toBe('template=folio');
  expect(readSearch(new URLSearchParams('reader=unknown&density=airy')).densities).toEqual(['airy']);
});

it('adds what was chosen early to what the address asks for', () => {
  const asked: TemplateSearch = { ...NOTHING_SOUGHT, text: 'azul', readers: ['investor'] };
  expect(together(asked, { ...NOTHING_SOUGHT, readers: ['bank'], favourites: true })).toEqual({
    ...asked,
    readers: ['bank', 'investor'],
    favourites: true,
  });
  expect(together(asked, { ...NOTHING_SOUGHT, text: 'sobrio' }).text).toBe('sobrio');
});
