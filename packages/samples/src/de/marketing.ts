import type { Section } from '@trazo/plan/plan';

export const marketing: Section<'marketing'> = {
  campaigns: [
    {
      id: 'campaign-1',
      productName: 'Innendämmsystem aus Holzfaser',
      platforms: ['partners'],
      conventional: [],
      digital: ['newsletters'],
      cost: '4000',
      return: '12000',
    },
  ],
};
