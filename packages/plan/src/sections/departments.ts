import { z } from 'zod';
import { isBlank, itemId, shortText, uniqueById } from '../fields.ts';
import { defineSection, expected, namedItems } from './section-definition.ts';

export const departmentPositionSchema = z.strictObject({ id: itemId, name: shortText });

export const departmentSchema = z.strictObject({
  id: itemId,
  name: shortText,
  positions: uniqueById(departmentPositionSchema, 'departmentPositions'),
});
export type Department = z.infer<typeof departmentSchema>;

/** A department as the form adds it. */
export const emptyDepartment = (id: string): Department => ({ id, name: '', positions: [] });

const isEmptyDepartment = ({ name, positions }: Department) =>
  isBlank(name) && positions.every((position) => isBlank(position.name));

const schema = z.strictObject({ items: uniqueById(departmentSchema, 'departments') });

/** How the work is divided. */
export const departments = defineSection({
  schema,
  empty: { items: [] },
  expectations: ({ items }) => [
    ...namedItems('items', items, {
      field: 'name',
      isNamed: ({ name }) => !isBlank(name),
      isEmpty: isEmptyDepartment,
    }),
    expected(
      'items.positions',
      items.some(({ positions }) => positions.length > 0),
    ),
  ],
  isEmpty: ({ items }) => items.every(isEmptyDepartment),
});
