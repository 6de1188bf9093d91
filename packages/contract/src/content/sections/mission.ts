import { at } from '../codec/mapping.ts';
import { text } from '../codec/value-codec.ts';
import { sectionCodec } from './section-codec.ts';

export const mission = sectionCodec<'mission'>({
  mission: at('executiveSummary.mision', text),
  vision: at('executiveSummary.vision', text),
  values: at('executiveSummary.values', text),
});
