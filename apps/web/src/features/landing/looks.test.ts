import { LANGUAGES } from '@trazo/plan/languages';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, it } from 'vitest';
import { colourName } from '../../workspace/theme-choice/colour-name.ts';
import { lookPicture } from './look-picture.ts';
import { FIRST_LOOK, LOOKS } from './looks.ts';

it.each(LOOKS)(
  'offers $template.name in three pairs of its own with names of their own',
  ({ template, pairs }) => {
    const { primaryColors, secondaryColors } = template;
    expect(TEMPLATES).toContain(template);
    const names = pairs.map(({ primary, secondary }) => {
      expect(secondaryColors[primaryColors.indexOf(primary)]).toBe(secondary);
      return JSON.stringify([primary, secondary].map(colourName));
    });
    expect(new Set(names).size).toBe(3);
  },
);

it('brings the first pictures along in every language and asks the API for the others', () => {
  for (const language of LANGUAGES) {
    for (const excerpt of ['cover', 'figures'] as const) {
      expect(lookPicture(FIRST_LOOK, language, excerpt).srcSet).toMatch(/480w.*800w/);
    }
  }
  const [{ template, pairs }] = LOOKS;
  expect(lookPicture({ template, pair: pairs[0] }, 'de', 'figures')).toEqual({
    src: '/api/templates/1/thumbnail?color1=%231f3a5f&color2=%23d1495b&lang=de&excerpt=figures',
  });
});
