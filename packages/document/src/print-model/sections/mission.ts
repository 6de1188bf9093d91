import type { Section } from '@trazo/plan/plan';
import type { PrintMission } from '../print-model.ts';
import type { Opener, Wording } from '../wording.ts';

const PASSAGES = ['mission', 'vision', 'values'] as const;

export function printMission(
  opener: Opener<'mission'>,
  section: Section<'mission'>,
  { words, text }: Wording,
): PrintMission {
  return {
    ...opener,
    passages: PASSAGES.map((passage) => ({
      heading: words(`mission:document.${passage}`),
      text: text(section[passage]),
    })).filter((passage) => passage.text.length > 0),
  };
}
