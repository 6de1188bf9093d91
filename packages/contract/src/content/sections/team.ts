import type { TeamMember } from '@trazo/plan/sections/team';
import { itemList } from '../codec/lists.ts';
import { at, mapping, object } from '../codec/mapping.ts';
import { picture } from '../codec/pictures.ts';
import { richText } from '../codec/rich-text.ts';
import { identifier, text } from '../codec/value-codec.ts';
import { sectionCodec } from './section-codec.ts';

const member = mapping<TeamMember>({
  id: at('id', identifier),
  name: at('name', text),
  surname: at('surname', text),
  position: at('laboral_position', text),
  description: at('description', richText),
  email: at('email', text),
  phone: at('phone', text),
  image: at('image', picture),
});

export const team = sectionCodec<'team'>({ members: at('team', itemList(object(member))) });
