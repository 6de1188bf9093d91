import { TEMPLATES } from '@trazo/templates/catalogue';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { DEFAULT_FONT, FONT_NAMES, fontFamily, fontId } from './fonts.ts';
import { defaultTheme, lookOf, templateOf, themeOfLook, themeSchema } from './theme.ts';

describe('the fonts of specification §3', () => {
  it('stand in its order: a font is stored by its id, too', () => {
    expect(FONT_NAMES.join(', ')).toBe(
      'Roboto, Open, Lato, Montserrat, Poppins, Raleway, Ubuntu, Muli, Rubik, Hind, Fjalla, Maven, Inter, Cantarell, Scada, Playfair, PT, Quicksand, Dosis, Inconsolata, Crimson, Exo',
    );
    expect(FONT_NAMES.map(fontId)).toEqual(Array.from({ length: 22 }, (_, id) => id));
    expect(fontId(DEFAULT_FONT)).toBe(4);
  });

  it('know the family behind a short name', () => {
    expect([fontFamily('Open'), fontFamily('Muli'), fontFamily('Lato')]).toEqual([
      'Open Sans',
      'Mulish',
      'Lato',
    ]);
  });
});

describe('a theme', () => {
  it.each(TEMPLATES)('$name comes in valid colours of its own', (template) => {
    for (const language of LANGUAGES) {
      expect(lookOf(themeSchema.parse(defaultTheme(template.id, language)))).toEqual({
        templateId: template.id,
        colors: { primary: template.primaryColors[0], secondary: template.secondaryColors[0] },
        font: template.suggestedFont,
        language,
        english: 'GB',
        paper: 'a4',
        ownFont: null,
      });
    }
    for (const color of [...template.primaryColors, ...template.secondaryColors]) {
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
    expect(FONT_NAMES).toContain(template.suggestedFont);
  });

  it('starts as template 1 with nothing chosen', () => {
    expect(defaultTheme()).toEqual({
      templateId: 1,
      colors: { primary: null, secondary: null },
      font: null,
      language: 'es',
      english: 'GB',
      paper: 'a4',
      ownFont: null,
    });
  });

  it('takes what was chosen into another template, and only that', () => {
    const chosen = { ...defaultTheme(1, 'de'), colors: { primary: '#008040', secondary: null } };
    const revista = lookOf({ ...chosen, templateId: 4 });
    expect(revista.colors).toEqual({
      primary: '#008040',
      secondary: templateOf(4).secondaryColors[0],
    });
    expect(revista.font).toBe('Playfair');
    expect(lookOf({ ...chosen, font: 'Exo', templateId: 4 }).font).toBe('Exo');
  });

  it.each(TEMPLATES)('that only tells what $name has anyway has chosen nothing', ({ id }) => {
    const look = lookOf(defaultTheme(id, 'fr'));
    expect(themeOfLook(look)).toEqual(defaultTheme(id, 'fr'));
    const others = { primary: '#008040', secondary: '#008041' };
    expect(themeOfLook({ ...look, colors: others, font: 'Dosis' })).toEqual({
      ...look,
      colors: others,
      font: 'Dosis',
    });
  });

  it('has a template that exists, and templates share no id, key or name', () => {
    for (const fact of ['id', 'key', 'name'] as const)
      expect(new Set(TEMPLATES.map((template) => template[fact])).size).toBe(TEMPLATES.length);
    expect(() => templateOf(99)).toThrow(RangeError);
    expect([3, 16, 17].map((id) => templateOf(id).key)).toEqual(['lienzo', 'tesis', 'memo']);
    for (const wrong of [
      { templateId: 99 },
      { templateId: 1.5 },
      { font: 'Comic' },
      { language: 'pt' },
      { more: 1 },
    ]) {
      expect(themeSchema.safeParse({ ...defaultTheme(), ...wrong }).success).toBe(false);
    }
    for (const primary of ['#12345', '#1234567', 'red', '#12345g', 'url(x)']) {
      const colors = { primary, secondary: '#000000' };
      expect(themeSchema.safeParse({ ...defaultTheme(), colors }).success).toBe(false);
    }
  });
});
