import { TEMPLATES } from '@trazo/templates/catalogue';
import { z } from 'zod';
import { languageSchema } from '../language-schema.ts';
import { DEFAULT_LANGUAGE } from '../languages.ts';
import { DEFAULT_FONT, FONT_NAMES, type FontName } from './fonts.ts';

/** `#rrggbb`. */
export const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/);

export const isTemplateId = (id: number): boolean => TEMPLATES.some((template) => template.id === id);

/** How a plan looks: template, two colours, font and the document's language. */
export const themeSchema = z.strictObject({
  templateId: z.number().int().refine(isTemplateId, { message: 'unknown template' }),
  colors: z.strictObject({ primary: hexColor, secondary: hexColor }),
  font: z.enum(FONT_NAMES),
  /** The document's language, independent of the interface's. */
  language: languageSchema,
});
export type Theme = z.infer<typeof themeSchema>;

export const DEFAULT_TEMPLATE_ID = 1;

/** The catalogue's entry for a template id; throws for an id no template has. */
export function templateOf(templateId: number) {
  const template = TEMPLATES.find(({ id }) => id === templateId);
  if (template === undefined) throw new RangeError(`No template has the id ${templateId}`);
  return template;
}

/** The theme in another template as the gallery shows it: in its first colours and the font it suggests. */
export function dressed(theme: Theme, templateId: number): Theme {
  const { suggestedFont } = templateOf(templateId);
  const font = FONT_NAMES.find((name): name is FontName => name === suggestedFont) ?? theme.font;
  return { ...defaultTheme(templateId, theme.language), font };
}

/** A template in its own first colours. */
export function defaultTheme(templateId = DEFAULT_TEMPLATE_ID, language = DEFAULT_LANGUAGE): Theme {
  const { primaryColors, secondaryColors } = templateOf(templateId);
  return {
    templateId,
    colors: { primary: primaryColors[0], secondary: secondaryColors[0] },
    font: DEFAULT_FONT,
    language,
  };
}
