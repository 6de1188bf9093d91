import type { Section } from '@trazo/plan/plan';
import { SWOT_QUADRANTS } from '@trazo/plan/sections/swot';
import type { PrintSwot } from '../print-model.ts';
import type { Opener, Wording } from '../wording.ts';

export function printSwot(
  opener: Opener<'swot'>,
  section: Section<'swot'>,
  { words, text, line }: Wording,
): PrintSwot {
  return {
    ...opener,
    quadrants: SWOT_QUADRANTS.map((id) => ({
      id,
      label: words(`swot:document.${id}`),
      items: section[id].map((item) => line(item.text)).filter((item) => item !== ''),
    })),
    text: text(section.summary),
  };
}
