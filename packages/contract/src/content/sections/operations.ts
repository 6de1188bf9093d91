import type { Operation } from '@trazo/plan/sections/operations';
import { itemList } from '../codec/lists.ts';
import { at, mapping, object } from '../codec/mapping.ts';
import { identifier, text } from '../codec/value-codec.ts';
import { sectionCodec } from './section-codec.ts';

const goal = mapping<Operation['goals'][number]>({ id: at('id', identifier), text: at('text', text) });

const step = mapping<Operation>({
  id: at('id', identifier),
  title: at('title', text),
  subtitle: at('subtitle', text),
  duration: at('numberRange', text),
  timeUnit: at('timeSet', text),
  goals: at('list', itemList(object(goal))),
});

export const operations = sectionCodec<'operations'>({
  steps: at('operational_plan', itemList(object(step))),
});
