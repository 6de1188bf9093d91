import { z } from 'zod';
import { isBlank, itemId, shortText, uniqueById } from '../fields.ts';
import { image } from '../images.ts';
import { isBlankText } from '../rich-text/plain-text.ts';
import { richText } from '../rich-text/rich-text.ts';
import { defineSection, expected, namedItems } from './section-definition.ts';

export const teamMemberSchema = z.strictObject({
  id: itemId,
  name: shortText,
  surname: shortText,
  position: shortText,
  description: richText,
  email: shortText,
  phone: shortText,
  image,
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

/** A member as the form adds them. */
export const emptyTeamMember = (id: string): TeamMember => ({
  id,
  name: '',
  surname: '',
  position: '',
  description: '',
  email: '',
  phone: '',
  image: '',
});

const isEmptyMember = ({ id: _id, ...member }: TeamMember) => Object.values(member).every(isBlankText);

const schema = z.strictObject({ members: uniqueById(teamMemberSchema, 'members') });
export type Team = z.infer<typeof schema>;

/** Who does the work. */
export const team = defineSection({
  schema,
  empty: { members: [] },
  expectations: ({ members }) => [
    ...namedItems('members', members, {
      field: 'name',
      isNamed: ({ name, surname }) => !isBlank(name) || !isBlank(surname),
      isEmpty: isEmptyMember,
    }),
    expected(
      'members.position',
      members.some((member) => !isBlank(member.position)),
    ),
    expected(
      'members.description',
      members.some((member) => !isBlankText(member.description)),
    ),
  ],
  isEmpty: ({ members }) => members.every(isEmptyMember),
});

/** The different positions named in the team, in its order. */
export const positionsOf = ({ members }: Team): string[] => [
  ...new Set(members.map(({ position }) => position.trim()).filter((position) => position !== '')),
];
