import type { Section } from '@trazo/plan/plan';
import type { PrintDepartments } from '../print-model.ts';
import type { Opener, Wording } from '../wording.ts';

export function printDepartments(
  opener: Opener<'departments'>,
  section: Section<'departments'>,
  { words, line }: Wording,
): PrintDepartments {
  return {
    ...opener,
    departments: section.items
      .map(({ name, positions }) => ({
        name: line(name),
        positions: positions.map((position) => line(position.name)).filter((position) => position !== ''),
      }))
      .filter(({ name, positions }) => name !== '' || positions.length > 0)
      .map(({ name, positions }) => ({
        name: name === '' ? words('departments:document.unnamed') : name,
        positions,
      })),
  };
}
