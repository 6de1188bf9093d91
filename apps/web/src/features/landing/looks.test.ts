import { templateOf } from '@trazo/plan/theme/theme';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, it } from 'vitest';
import { lookPicture } from './look-picture.ts';
import { FIRST_LOOK, LOOKS, type TemplateLooks } from './looks.ts';

it('shows every template of the catalogue under its name', () => {
  const names = (list: readonly { id: number; name: string }[]) =>
    list.map(({ id, name }) => `${id} ${name}`);
  expect(LOOKS.map(({ templateId, template }) => `${templateId} ${template}`)).toEqual(names(TEMPLATES));
});

it.each<TemplateLooks>(LOOKS)('asks for $template in colours its thumbnails are drawn in', (looks) => {
  const { primaryColors, secondaryColors } = templateOf(looks.templateId);
  for (const { primary, secondary } of looks.palettes) {
    expect(primaryColors).toContain(primary);
    expect(secondaryColors).toContain(secondary);
  }
});

it('brings the first pictures along in every language and asks the API for the others', () => {
  for (const language of ['es', 'en', 'it', 'fr', 'de'] as const) {
    for (const excerpt of ['cover', 'figures'] as const) {
      expect(lookPicture(FIRST_LOOK, language, excerpt).srcSet).toMatch(/480w.*800w/);
    }
  }
  const [plano] = LOOKS;
  const other = lookPicture({ template: plano, palette: plano.palettes[0] }, 'de', 'figures');
  expect(other).toEqual({
    src: '/api/templates/1/thumbnail?color1=%231f3a5f&color2=%23d1495b&lang=de&excerpt=figures',
  });
});
