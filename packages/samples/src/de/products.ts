import type { Section } from '@trazo/plan/plan';

export const products: Section<'products'> = {
  items: [
    {
      id: 'product-1',
      name: 'Innendämmsystem aus Holzfaser',
      description: 'Kapillaraktive Innendämmung mit Lehmputz, je Quadratmeter verlegt.',
      cost: '148',
      salePrice: '236',
      type: 'product',
      image: '',
    },
  ],
};
