/**
 * The fonts of specification §3; a font's id is its index. `name` is what the interface and the export call it, `family`
 * the family typesetter and browser know it by.
 */
export const FONTS = [
  { name: 'Roboto', family: 'Roboto' },
  { name: 'Open', family: 'Open Sans' },
  { name: 'Lato', family: 'Lato' },
  { name: 'Montserrat', family: 'Montserrat' },
  { name: 'Poppins', family: 'Poppins' },
  { name: 'Raleway', family: 'Raleway' },
  { name: 'Ubuntu', family: 'Ubuntu' },
  { name: 'Muli', family: 'Mulish' },
  { name: 'Rubik', family: 'Rubik' },
  { name: 'Hind', family: 'Hind' },
  { name: 'Fjalla', family: 'Fjalla One' },
  { name: 'Maven', family: 'Maven Pro' },
  { name: 'Inter', family: 'Inter' },
  { name: 'Cantarell', family: 'Cantarell' },
  { name: 'Scada', family: 'Scada' },
  { name: 'Playfair', family: 'Playfair Display' },
  { name: 'PT', family: 'PT Sans' },
  { name: 'Quicksand', family: 'Quicksand' },
  { name: 'Dosis', family: 'Dosis' },
  { name: 'Inconsolata', family: 'Inconsolata' },
  { name: 'Crimson', family: 'Crimson Text' },
  { name: 'Exo', family: 'Exo' },
] as const;

export type FontName = (typeof FONTS)[number]['name'];

export const FONT_NAMES = FONTS.map(({ name }) => name);

export const DEFAULT_FONT: FontName = 'Poppins';

/** The font's id on the wire (0 to 21). */
export const fontId = (name: FontName): number => FONT_NAMES.indexOf(name);

/** The family name of a font (`Open` is `Open Sans`). */
export const fontFamily = (name: FontName): string =>
  FONTS.find((font) => font.name === name)?.family ?? name;
