import type { Section } from '@trazo/plan/plan';

export const team: Section<'team'> = {
  members: [
    {
      id: 'member-1',
      name: 'Ruth',
      surname: 'Ollerenshaw',
      position: 'Managing director',
      description: 'Twelve years in the service departments of two manufacturers.',
      email: 'ruth.ollerenshaw@secondwinter.example',
      phone: '0114 496 0101',
      image: '',
    },
  ],
};
