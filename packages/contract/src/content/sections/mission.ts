import { at } from '../codec/mapping.ts';
import { richText } from '../codec/rich-text.ts';
import { sectionCodec } from './section-codec.ts';

export const mission = sectionCodec<'mission'>({
  mission: at('executiveSummary.mision', richText),
  vision: at('executiveSummary.vision', richText),
  values: at('executiveSummary.values', richText),
});
