import type { Section } from '@trazo/plan/plan';

export const products: Section<'products'> = {
  items: [
    {
      id: 'product-1',
      name: 'Refurbished outdoor unit',
      description:
        'An outdoor unit rebuilt on the bench, tested for eight hours and sold with a 24-month warranty.',
      cost: '1120',
      salePrice: '1980',
      type: 'product',
      image: '',
    },
  ],
};
