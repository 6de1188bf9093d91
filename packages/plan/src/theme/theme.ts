import { TEMPLATE_IDS, templateNamed } from '@trazo/templates/catalogue';
import { z } from 'zod';
import { languageSchema } from '../language-schema.ts';
import { DEFAULT_LANGUAGE } from '../languages.ts';
import { ENGLISHES, USUAL_ENGLISH } from './english.ts';
import { DEFAULT_FONT, FONT_NAMES, type FontName } from './fonts.ts';
import { ownFontSchema } from './own-font.ts';
import { PAPERS, USUAL_PAPER } from './papers.ts';

/** `#rrggbb`. */
export const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** The id of a template; that of a design which is no more is read as its successor's. */
export const templateIdSchema = z.literal(TEMPLATE_IDS).transform((id) => templateOf(id).id);

/**
 * How a plan looks: template, two colours, font, the document's language and its paper. Colours and font are stored when a person chose
 * them and survive a change of template; `null` is whatever the template has (`lookOf`).
 */
export const themeSchema = z.strictObject({
  templateId: templateIdSchema,
  colors: z.strictObject({ primary: hexColor.nullable(), secondary: hexColor.nullable() }),
  font: z.enum(FONT_NAMES).nullable(),
  /** The document's language, independent of the interface's. */
  language: languageSchema,
  /** The English it is worded in while its language is English. */
  english: z.enum(ENGLISHES),
  paper: z.enum(PAPERS),
  /** A font from the user's own file, beside the one that is chosen, which stands in for what it lacks. */
  ownFont: ownFontSchema.nullable(),
});
export type Theme = z.infer<typeof themeSchema>;

/** A theme with the template's own colours and font where none are chosen: what is printed. */
export interface Look extends Theme {
  readonly colors: { readonly primary: string; readonly secondary: string };
  readonly font: FontName;
}

export const DEFAULT_TEMPLATE_ID = 1;

/** The template an id names; throws for an id that names none. */
export function templateOf(templateId: number) {
  const template = templateNamed(templateId);
  if (template === undefined) throw new RangeError(`No template has the id ${templateId}`);
  return template;
}

/** The colours and the font a template has where none are chosen. */
export function templateLook(templateId: number): Pick<Look, 'colors' | 'font'> {
  const { primaryColors, secondaryColors, suggestedFont } = templateOf(templateId);
  return {
    colors: { primary: primaryColors[0], secondary: secondaryColors[0] },
    font: FONT_NAMES.find((name) => name === suggestedFont) ?? DEFAULT_FONT,
  };
}

/** What a theme looks like. */
export function lookOf(theme: Theme): Look {
  const { templateId, colors, font } = theme;
  const own = templateLook(templateId);
  return {
    ...theme,
    colors: {
      primary: colors.primary ?? own.colors.primary,
      secondary: colors.secondary ?? own.colors.secondary,
    },
    font: font ?? own.font,
  };
}

/** What running text is set in: a template whose own font is one for titles has a second for it. */
export function textFontOf({ templateId, font }: Pick<Look, 'templateId' | 'font'>): FontName {
  const { suggestedFont, textFont } = templateOf(templateId);
  const paired = font === suggestedFont ? textFont : undefined;
  return FONT_NAMES.find((name) => name === paired) ?? font;
}

/** The theme of a look of which only the outcome is known: what the template has anyway counts as not chosen. */
export function themeOfLook(look: Theme): Theme {
  const { templateId, colors, font } = look;
  const own = templateLook(templateId);
  const chosen = (colour: string | null, ownColour: string) =>
    colour?.toLowerCase() === ownColour.toLowerCase() ? null : colour;
  return {
    ...look,
    colors: {
      primary: chosen(colors.primary, own.colors.primary),
      secondary: chosen(colors.secondary, own.colors.secondary),
    },
    font: font === own.font ? null : font,
  };
}

/** A template in its own colours and font. */
export const defaultTheme = (templateId = DEFAULT_TEMPLATE_ID, language = DEFAULT_LANGUAGE): Theme => ({
  templateId,
  colors: { primary: null, secondary: null },
  font: null,
  language,
  english: USUAL_ENGLISH,
  paper: USUAL_PAPER,
  ownFont: null,
});
