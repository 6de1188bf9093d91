import type { Section } from '@trazo/plan/plan';

export const team: Section<'team'> = {
  members: [
    {
      id: 'member-1',
      name: 'Henrike',
      surname: 'Dornbusch',
      position: 'Geschäftsführerin',
      description: 'Zimmerermeisterin und Restauratorin im Handwerk.',
      email: 'henrike.dornbusch@staenderwerk.example',
      phone: '069 90009-101',
      image: '',
    },
  ],
};
