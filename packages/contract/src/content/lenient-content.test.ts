import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme, type Theme, templateOf } from '@trazo/plan/theme/theme';
import { describe, expect, it } from 'vitest';
import { decodeContent, encodeContent } from './content-codec.ts';
import type { DecodedContent } from './decoded-content.ts';

function valid(decoded: DecodedContent) {
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.issues));
  return decoded;
}
const planOf = (ProfileData: unknown) => valid(decodeContent(JSON.stringify({ ProfileData }))).plan;
const themeOf = (TemplateConf: unknown) => valid(decodeContent(JSON.stringify({ TemplateConf }))).theme;
const codeOf = (TemplateConf: unknown) => {
  const decoded = decodeContent(JSON.stringify({ TemplateConf }));
  return decoded.ok ? 'ok' : `${decoded.code} ${decoded.issues.map(({ path }) => path).join()}`;
};

describe('missing fields', () => {
  it('get ids from their position, and none that is taken', () => {
    const { items } = planOf({
      products: [{ text: 'a' }, { id: 'item-1' }, { id: '' }, { id: null }],
    }).products;
    expect(items.map(({ id }) => id)).toEqual(['item-2', 'item-1', 'item-3', 'item-4']);
    const { members } = planOf({ team: [{}, {}, { id: 'item-1' }] }).team;
    expect(members.map(({ id }) => id)).toEqual(['item-2', 'item-3', 'item-1']);
    expect(planOf({ operational_plan: [{ list: [{}, {}] }] }).operations.steps).toMatchObject([
      { id: 'item-1', goals: [{ id: 'item-1' }, { id: 'item-2' }] },
    ]);
  });

  it('take whole numbers for ids', () => {
    const { items } = planOf({ products: [{ id: 7 }, { id: 8 }, {}] }).products;
    expect(items.map(({ id }) => id)).toEqual(['7', '8', 'item-3']);
  });

  it('are empty where the wire has nothing or null', () => {
    const plan = planOf({
      finances: { revenues: [{ name: null, FY2: '3' }] },
      team: null,
      new_company: null,
    });
    expect(plan.finance.revenues).toEqual([{ id: 'item-1', name: '', years: ['', '3', '', '', ''] }]);
    expect(plan.team.members).toEqual([]);
    expect(plan.general.newCompany).toBe(true);
  });

  it('let the map’s address stand in for a blank one', () => {
    const addressGoogle = { formatted_address: 'Calle Mayor 1' };
    expect(planOf({ executiveSummary: { addressGoogle } }).general.address).toBe('Calle Mayor 1');
    expect(planOf({ executiveSummary: { address: 'Here', addressGoogle } }).general.address).toBe('Here');
    expect(planOf({ executiveSummary: { address: 'Here', addressGoogle: null } }).general.address).toBe(
      'Here',
    );
  });

  it('keep the address that was chosen from a look-up, whatever else its provider said of it', () => {
    const chosen = (addressGoogle: unknown) =>
      planOf({ executiveSummary: { address: 'Here', addressGoogle } }).general;
    const place = {
      formatted_address: 'Calle Mayor, 1, 28013 Madrid',
      place_id: 'x',
      geometry: { lat: 40.4 },
    };
    expect(chosen(place)).toMatchObject({ address: 'Here', addressGoogle: 'Calle Mayor, 1, 28013 Madrid' });
    expect(chosen('Calle Mayor, 1').addressGoogle).toBe('Calle Mayor, 1');
    for (const none of [null, undefined, {}, '']) expect(chosen(none).addressGoogle).toBe('');
  });

  it('take the oldest age by the specification’s name too', () => {
    const age = ['35-65', '+65'];
    expect(planOf({ client_target: { age } }).client.age).toEqual(['35-65', '65+']);
    const twice = decodeContent(JSON.stringify({ ProfileData: { client_target: { age: ['+65', '65+'] } } }));
    expect(twice.ok).toBe(
      decodeContent(JSON.stringify({ ProfileData: { client_target: { age: ['65+', '65+'] } } })).ok,
    );
  });

  it('accepts what is saved beside the form', () => {
    expect(planOf({ id: 'x', cover: null, preview: '' })).toEqual(planOf({}));
  });

  it('mends lone surrogates', () => {
    const { plan } = valid(decodeContent('{"ProfileData":{"executiveSummary":{"com_name":"a\\ud800b"}}}'));
    expect(plan.general.companyName).toBe('a\uFFFDb');
  });
});

describe('TemplateConf', () => {
  it('takes the specification’s defaults and the template’s own colours', () => {
    expect(themeOf({})).toEqual({ ...defaultTheme(1, 'en'), font: 'Poppins' });
    expect(themeOf({ template_id: 4, colors: { color1: '#123456' } })).toEqual({
      ...defaultTheme(4, 'en'),
      colors: { primary: '#123456', secondary: null },
      font: 'Poppins',
    });
  });

  it.each([
    [3, 10],
    [16, 15],
    [17, 22],
  ])('reads the id of a design that is no more, %i, as its successor’s', (template_id, templateId) => {
    expect(themeOf({ template_id, font: null })).toEqual(defaultTheme(templateId, 'en'));
  });

  it.each([
    ['Lato', 'Lato'],
    [{ text: 'Lato', id: 2 }, 'Lato'],
    [{ text: 'Lato' }, 'Lato'],
    [{ id: 2 }, 'Lato'],
    [{ text: 'Exo', id: 12 }, 'Exo'],
    [{}, 'Poppins'],
    [null, null],
    ['Inter', null],
    [{ id: 12 }, null],
  ])('reads the font %j as %s', (font, name) => {
    expect(themeOf({ font }).font).toBe(name);
  });

  it('takes what the template has anyway for not chosen, as clients send it that know the specification alone', () => {
    const { primaryColors, secondaryColors, suggestedFont } = templateOf(4);
    const old = {
      colors: { color1: primaryColors[0].toUpperCase(), color2: secondaryColors[0] },
      font: suggestedFont,
    };
    expect(themeOf({ template_id: 4, ...old, lang: 'de' })).toEqual(defaultTheme(4, 'de'));
    expect(themeOf({ template_id: 4, ...old, lang: 'de', pinned: ['font'] })).toEqual({
      ...defaultTheme(4, 'de'),
      font: suggestedFont,
    });
  });

  it('is written in the specification’s shape, whatever is chosen', () => {
    const conf = (theme: Theme) => JSON.parse(encodeContent({ plan: emptyPlan(), theme })).TemplateConf;
    expect(conf(defaultTheme(4, 'de'))).toEqual({
      template_id: 4,
      colors: { color1: templateOf(4).primaryColors[0], color2: templateOf(4).secondaryColors[0] },
      font: { text: 'Playfair', id: 15 },
      lang: 'de',
    });
    const pinned: Theme = { ...defaultTheme(4, 'de'), font: 'Playfair' };
    expect(conf(pinned)).toEqual({ ...conf(defaultTheme(4, 'de')), pinned: ['font'] });
    expect(themeOf(conf(pinned))).toEqual(pinned);
    const american: Theme = { ...defaultTheme(4, 'en'), english: 'US', paper: 'letter' };
    expect(conf(american)).toEqual({ ...conf(defaultTheme(4, 'en')), english: 'US', paper: 'letter' });
    expect(themeOf(conf(american))).toEqual(american);
  });

  it.each([
    [{ pinned: ['size'] }, 'TemplateConf.pinned'],
    [{ pinned: 'font' }, 'TemplateConf.pinned'],
    [{ font: 'Comic' }, 'TemplateConf.font'],
    [{ font: { id: 22 } }, 'TemplateConf.font.id'],
    [{ font: { id: -1 } }, 'TemplateConf.font.id'],
    [{ font: { size: 3 } }, 'TemplateConf.font.size'],
    [{ template_id: 99 }, 'TemplateConf.template_id'],
    [{ template_id: '1' }, 'TemplateConf.template_id'],
    [{ colors: { color1: 'red' } }, 'TemplateConf.colors.color1'],
    [{ colors: { color2: '#12345' } }, 'TemplateConf.colors.color2'],
    [{ lang: 'pt' }, 'TemplateConf.lang'],
    [{ english: 'AU' }, 'TemplateConf.english'],
    [{ paper: 'a5' }, 'TemplateConf.paper'],
    [{ paper: 1 }, 'TemplateConf.paper'],
    [{ size: 1 }, 'TemplateConf.size'],
  ])('refuses %j', (conf, path) => {
    expect(codeOf(conf)).toBe(`content_invalid ${path}`);
  });
});
