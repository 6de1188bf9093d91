import { TEMPLATES } from '@trazo/templates/catalogue';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { DEFAULT_FONT, FONT_NAMES, fontFamily, fontId } from './fonts.ts';
import { defaultTheme, templateOf, themeSchema } from './theme.ts';

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
      expect(themeSchema.parse(defaultTheme(template.id, language))).toMatchObject({
        templateId: template.id,
        colors: { primary: template.primaryColors[0], secondary: template.secondaryColors[0] },
        language,
      });
    }
    for (const color of [...template.primaryColors, ...template.secondaryColors]) {
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
    expect(FONT_NAMES).toContain(template.suggestedFont);
  });

  it('starts as template 1 in Poppins', () => {
    expect(defaultTheme()).toMatchObject({ templateId: 1, font: 'Poppins', language: 'es' });
  });

  it('has a template that exists, and templates share no id, key or name', () => {
    for (const fact of ['id', 'key', 'name'] as const)
      expect(new Set(TEMPLATES.map((template) => template[fact])).size).toBe(TEMPLATES.length);
    expect(() => templateOf(99)).toThrow(RangeError);
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
