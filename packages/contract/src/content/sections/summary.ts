import { at } from '../codec/mapping.ts';
import { text } from '../codec/value-codec.ts';
import { sectionCodec } from './section-codec.ts';

export const summary = sectionCodec<'summary'>({ summary: at('executiveSummary.executive_summary', text) });
