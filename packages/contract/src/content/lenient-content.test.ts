import { defaultTheme } from '@trazo/plan/theme/theme';
import { describe, expect, it } from 'vitest';
import { decodeContent } from './content-codec.ts';
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
    expect(themeOf({})).toEqual(defaultTheme(1, 'en'));
    expect(themeOf({ template_id: 3, colors: { color1: '#123456' } })).toEqual({
      ...defaultTheme(3, 'en'),
      colors: { primary: '#123456', secondary: defaultTheme(3).colors.secondary },
    });
  });

  it.each([
    ['Inter', 'Inter'],
    [{ text: 'Inter', id: 12 }, 'Inter'],
    [{ text: 'Inter' }, 'Inter'],
    [{ id: 12 }, 'Inter'],
    [{ text: 'Exo', id: 12 }, 'Exo'],
    [{}, 'Poppins'],
    [null, 'Poppins'],
  ])('reads the font %j as %s', (font, name) => {
    expect(themeOf({ font }).font).toBe(name);
  });

  it.each([
    [{ font: 'Comic' }, 'TemplateConf.font'],
    [{ font: { id: 22 } }, 'TemplateConf.font.id'],
    [{ font: { id: -1 } }, 'TemplateConf.font.id'],
    [{ font: { size: 3 } }, 'TemplateConf.font.size'],
    [{ template_id: 99 }, 'TemplateConf.template_id'],
    [{ template_id: '1' }, 'TemplateConf.template_id'],
    [{ colors: { color1: 'red' } }, 'TemplateConf.colors.color1'],
    [{ colors: { color2: '#12345' } }, 'TemplateConf.colors.color2'],
    [{ lang: 'pt' }, 'TemplateConf.lang'],
    [{ size: 1 }, 'TemplateConf.size'],
  ])('refuses %j', (conf, path) => {
    expect(codeOf(conf)).toBe(`content_invalid ${path}`);
  });
});
