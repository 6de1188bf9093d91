import { list } from '../codec/lists.ts';
import { at } from '../codec/mapping.ts';
import { richText } from '../codec/rich-text.ts';
import { text, type ValueCodec } from '../codec/value-codec.ts';
import { sectionCodec } from './section-codec.ts';

/** Ours of what the specification names `+65`. */
const OLDEST = '65+';

const ageGroup: ValueCodec<string> = {
  ...text,
  decode: (wire, location, issues) => (wire === '+65' ? OLDEST : text.decode(wire, location, issues)),
};

export const client = sectionCodec<'client'>({
  gender: at('client_target.gender', list(text)),
  age: at('client_target.age', list(ageGroup)),
  civilStatus: at('client_target.civil_status', list(text)),
  education: at('client_target.formation', list(text)),
  annualIncome: at('client_target.income', list(text)),
  incomeOrigin: at('client_target.income_origin', list(text)),
  businessSize: at('client_target.business_size', list(text)),
  location: at('client_target.location', text),
  marketLanguage: at('client_target.idiom', text),
  clientLanguage: at('client_target.client_idiom', text),
  summary: at('client_target.resume', richText),
});
