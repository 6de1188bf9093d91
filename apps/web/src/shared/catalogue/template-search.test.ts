import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, it } from 'vitest';
import {
  findTemplates,
  findWider,
  NOTHING_SOUGHT,
  readSearch,
  type TemplateSearch,
  together,
  withSearch,
  withTag,
} from './template-search.ts';

const FOLIO = 2;

const namesOf = (search: Partial<TemplateSearch>, favourites: readonly number[] = []) =>
  findTemplates(
    TEMPLATES.slice(0, 4),
    { ...NOTHING_SOUGHT, ...search },
    favourites,
    ({ name, description }) => [name, description.es, description.de, description.fr].join(' '),
  ).map(({ name }) => name);

it('leaves every template to an empty search', () => {
  expect(namesOf({})).toEqual(['Plano', 'Folio', 'Revista', 'Acta']);
});

it.each([
  [{ readers: ['bank'] }, ['Folio', 'Acta']],
  [{ readers: ['bank', 'investor'], moods: ['bold', 'technical'] }, ['Plano']],
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

it('answers a trade with something, whatever else is asked for, and filters alone that none meets with none', () => {
  const find = (search: TemplateSearch) =>
    findTemplates(TEMPLATES, search, [FOLIO], ({ name, description }) => `${name} ${description.de}`);
  const sought = (search: Partial<TemplateSearch>) => findWider(find, { ...NOTHING_SOUGHT, ...search });
  const only = (search: Partial<TemplateSearch>) => find({ ...NOTHING_SOUGHT, ...search });
  for (const text of ['Wärmepumpe', 'plumber']) {
    expect(sought({ text })).toEqual({ results: TEMPLATES, leftOut: 'words' });
  }
  expect(sought({ text: 'plano' })).toMatchObject({ leftOut: undefined });
  const bank = only({ readers: ['bank'] });
  expect(sought({ text: 'plumber', readers: ['bank'] })).toEqual({ results: bank, leftOut: 'words' });
  const favourite = only({ favourites: true });
  expect(sought({ text: 'plumber', favourites: true })).toEqual({ results: favourite, leftOut: 'words' });
  // No favourite is like this.
  const unmet: Partial<TemplateSearch> = { moods: ['technical'], favourites: true };
  expect(sought(unmet)).toEqual({ results: [], leftOut: undefined });
  const plano = only({ text: 'plano' });
  expect(plano.length).toBeGreaterThan(0);
  expect(sought({ ...unmet, text: 'plano' })).toEqual({
    results: only({ moods: ['technical'], text: 'plano' }),
    leftOut: 'filters',
  });
  const technical = only({ moods: ['technical'] });
  expect(sought({ ...unmet, text: 'plumber' })).toEqual({ results: technical, leftOut: 'filters' });
  const none: Partial<TemplateSearch> = { readers: ['bank'], moods: ['bold'], densities: ['airy'] };
  expect(only(none)).toEqual([]);
  expect(sought({ ...none, text: 'plano' })).toEqual({ results: plano, leftOut: 'filters' });
  expect(sought({ ...none, text: 'plumber' })).toEqual({ results: TEMPLATES, leftOut: 'filters' });
});

it('finds favourites', () => {
  expect(namesOf({ favourites: true }, [4, 1])).toEqual(['Plano', 'Revista']);
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
