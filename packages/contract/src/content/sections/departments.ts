import type { Department } from '@trazo/plan/sections/departments';
import { itemList } from '../codec/lists.ts';
import { at, mapping, object } from '../codec/mapping.ts';
import { identifier, text } from '../codec/value-codec.ts';
import { sectionCodec } from './section-codec.ts';

const position = mapping<Department['positions'][number]>({
  id: at('id', identifier),
  name: at('name', text),
});

const department = mapping<Department>({
  id: at('id', identifier),
  name: at('name', text),
  positions: at('positions', itemList(object(position))),
});

export const departments = sectionCodec<'departments'>({
  items: at('departments', itemList(object(department))),
});
