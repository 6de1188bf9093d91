import { at } from '../codec/mapping.ts';
import { richText } from '../codec/rich-text.ts';
import { sectionCodec } from './section-codec.ts';

export const summary = sectionCodec<'summary'>({
  summary: at('executiveSummary.executive_summary', richText),
});
