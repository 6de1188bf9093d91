import { fontFamily } from '@trazo/plan/theme/fonts';
import { type Look, textFontOf } from '@trazo/plan/theme/theme';
import { FALLBACK_FAMILIES } from '../fonts/font-files.ts';

/** What a look is set in: each the wanted family first, then those that take over where it lacks a character. */
export interface Families {
  readonly text: readonly [string, ...string[]];
  readonly titles: readonly [string, ...string[]];
  /** Whether titles are set apart although the design has no pair: one of both is in the user's own font. */
  readonly areParted: boolean;
}

/** A user's own font as the typesetter knows it; `null` where there is none. */
export type OwnFamily = {
  readonly family: string;
  /** How much larger it has to be set to look as large as the others. */
  readonly scale: number;
} | null;

/** The families of a look; the font chosen in the design stands in for what the user's own lacks. */
export function familiesOfLook(look: Look, own: OwnFamily): Families {
  const use = own === null ? 'none' : (look.ownFont?.use ?? 'none');
  const ownIn = (part: 'text' | 'titles') =>
    own !== null && (use === 'all' || use === part) ? [own.family] : [];
  const text = fontFamily(textFontOf(look));
  const titles = fontFamily(look.font);
  return {
    text: distinct([...ownIn('text'), text, ...FALLBACK_FAMILIES]),
    titles: distinct([...ownIn('titles'), titles, text, ...FALLBACK_FAMILIES]),
    areParted: use === 'titles' || use === 'text',
  };
}

function distinct(families: readonly string[]): [string, ...string[]] {
  const [first = '', ...rest] = new Set(families);
  return [first, ...rest];
}
