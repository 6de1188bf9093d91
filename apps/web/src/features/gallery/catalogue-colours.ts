import type { Look } from '@trazo/plan/theme/theme';
import type { Template } from '@trazo/templates/template';

/** Pages are drawn in the catalogue's colours alone, undefined for others: those are shown in the draft's preview. */
export const catalogueColours = (
  { primaryColors, secondaryColors }: Template,
  { primary, secondary }: Look['colors'],
) => ({ primary: listed(primaryColors, primary), secondary: listed(secondaryColors, secondary) });

const listed = (colours: readonly string[], wanted: string): string | undefined =>
  colours.find((colour) => colour.toLowerCase() === wanted.toLowerCase());
