import type { PlanPerson } from '@trazo/contract/plans/co-authors';

/** What a person is called; empty where neither a name nor an address is known. */
export const nameOf = ({ name, email }: Pick<PlanPerson, 'name' | 'email'>): string => name || email || '';

/** The first letter of what they are called, as people are marked where they are. */
export const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '?';

/** As many as a plan has people; each is readable in white, in both colour schemes. */
const COLOURS = [
  '#1d4ed8',
  '#b91c1c',
  '#15803d',
  '#7e22ce',
  '#b45309',
  '#0e7490',
  '#be185d',
  '#4d7c0f',
  '#4338ca',
  '#9f1239',
  '#115e59',
] as const;

/** The colour of a person by their place in the plan: the same for all who look. */
export const colourOf = (people: readonly Pick<PlanPerson, 'id'>[], id: string): string => {
  const place = people
    .map((person) => person.id)
    .toSorted()
    .indexOf(id);
  return COLOURS[Math.max(0, place) % COLOURS.length] ?? COLOURS[0];
};
