import type { Section } from '@trazo/plan/plan';

export const departments: Section<'departments'> = {
  items: [{ id: 'department-1', name: 'Werkstatt', positions: [{ id: 'position-1-1', name: 'Zimmerer' }] }],
};
