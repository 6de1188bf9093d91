import type { SwotItem } from '@trazo/plan/sections/swot';
import { itemList } from '../codec/lists.ts';
import { at, mapping, object } from '../codec/mapping.ts';
import { richText } from '../codec/rich-text.ts';
import { identifier, text } from '../codec/value-codec.ts';
import { sectionCodec } from './section-codec.ts';

const items = itemList(object(mapping<SwotItem>({ id: at('id', identifier), text: at('text', text) })));

export const swot = sectionCodec<'swot'>({
  strengths: at('dafo.fortalezas', items),
  weaknesses: at('dafo.debilidades', items),
  opportunities: at('dafo.oportunidades', items),
  threats: at('dafo.amenazas', items),
  summary: at('dafo.resume', richText),
});
