import { emptyTeamMember } from '@trazo/plan/sections/team';
import { expect, it } from 'vitest';
import { draftHandedIn } from '../plan-store/testing/draft-handed-in.tsx';
import { emptyField } from './empty-field.ts';

const PICTURE = `image:${'a'.repeat(64)}` as const;

function draftWithMembers() {
  const store = draftHandedIn();
  store.setField('team', 'members', [emptyTeamMember('one'), { ...emptyTeamMember('two'), image: PICTURE }]);
  const pictures = () => store.getState().draft.team.members.map(({ id, image }) => [id, image] as const);
  return { store, pictures };
}

it('gives a field its value back where its item stands by then', () => {
  const { store, pictures } = draftWithMembers();
  const undo = emptyField(store, 'team', 'members.1.image');
  expect(pictures()).toEqual([
    ['one', ''],
    ['two', ''],
  ]);
  store.setField('team', 'members', store.getState().draft.team.members.toReversed());
  undo();
  expect(pictures()).toEqual([
    ['two', PICTURE],
    ['one', ''],
  ]);
});

it('takes nothing away that has been put there since, and nothing comes back without its item', () => {
  const { store, pictures } = draftWithMembers();
  const undo = emptyField(store, 'team', 'members.1.image');
  const other = `image:${'b'.repeat(64)}` as const;
  store.setField('team', 'members.1.image', other);
  undo();
  expect(pictures()[1]).toEqual(['two', other]);
  const undoOther = emptyField(store, 'team', 'members.1.image');
  store.setField('team', 'members', [emptyTeamMember('one')]);
  undoOther();
  expect(pictures()).toEqual([['one', '']]);
});
