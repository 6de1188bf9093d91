import type { Section } from '@trazo/plan/plan';

export const operations: Section<'operations'> = {
  steps: [
    {
      id: 'step-1',
      title: 'Halle einrichten',
      subtitle: 'Standort',
      duration: '3',
      timeUnit: 'months',
      goals: [{ id: 'goal-1-1', text: 'Abbundanlage abgenommen' }],
    },
  ],
};
