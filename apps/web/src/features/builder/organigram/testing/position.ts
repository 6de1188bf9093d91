import type { OrganigramNode } from '@trazo/plan/sections/organigram';

/** A box of a position named after its id. */
export const position = (id: string, superiorId: string | null = null): OrganigramNode => ({
  kind: 'position',
  id,
  position: `Position ${id}`,
  departmentId: null,
  superiorId,
});
