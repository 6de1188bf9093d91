import { folio } from '@trazo/templates/folio/template';
import { lienzo } from '@trazo/templates/lienzo/template';
import { plano } from '@trazo/templates/plano/template';
import { revista } from '@trazo/templates/revista/template';
import type { Template } from '@trazo/templates/template';
import { colourName } from '../../workspace/theme-choice/colour-name.ts';

/** Two of a template's colours that were chosen for each other. */
interface ColourPair {
  readonly primary: string;
  readonly secondary: string;
}

export interface TemplateLooks {
  readonly template: Template;
  readonly pairs: readonly [ColourPair, ColourPair, ColourPair];
}

/** One template in one of its pairs. */
export interface Look {
  readonly template: Template;
  readonly pair: ColourPair;
}

/** What a visitor can try on the landing page: a chosen few, so that it does not carry the whole catalogue. */
export const LOOKS = [looksOf(plano), looksOf(folio), looksOf(lienzo), looksOf(revista)] as const;

/** What the page opens with; its pictures are part of the front end (scripts/draw-brand.ts). */
export const FIRST_LOOK: Look = { template: revista, pair: LOOKS[3].pairs[1] };

/** Three pairs with a first colour of another name each, as far as there are. */
function looksOf(template: Template): TemplateLooks {
  const { primaryColors, secondaryColors } = template;
  const nameAt = (index: number) => Object.values(colourName(primaryColors[index] ?? '')).join();
  const isRepeated = (index: number) =>
    primaryColors.slice(0, index).some((_, before) => nameAt(before) === nameAt(index));
  const indices = [...primaryColors.keys()].sort((one, other) => +isRepeated(one) - +isRepeated(other));
  const pairAt = (rank: number): ColourPair => {
    const index = indices[rank] ?? 0;
    return {
      primary: primaryColors[index] ?? primaryColors[0],
      secondary: secondaryColors[index] ?? secondaryColors[0],
    };
  };
  return { template, pairs: [pairAt(0), pairAt(1), pairAt(2)] };
}
