import type { Section } from '@trazo/plan/plan';

export const organigram: Section<'organigram'> = {
  nodes: [
    { kind: 'position', id: 'node-1', position: 'Geschäftsführerin', departmentId: null, superiorId: null },
  ],
  image: '',
};
