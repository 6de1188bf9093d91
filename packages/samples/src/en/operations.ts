import type { Section } from '@trazo/plan/plan';

export const operations: Section<'operations'> = {
  steps: [
    {
      id: 'step-1',
      title: 'Fit out the workshop',
      subtitle: 'Premises',
      duration: '3',
      timeUnit: 'months',
      goals: [{ id: 'goal-1-1', text: 'Test bench accepted' }],
    },
  ],
};
