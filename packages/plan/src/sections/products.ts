import { z } from 'zod';
import { isBlank, isGiven, itemId, shortText, uniqueById } from '../fields.ts';
import { image } from '../images.ts';
import { amount } from '../money.ts';
import { optionOrBlank } from '../options.ts';
import { isBlankText } from '../rich-text/plain-text.ts';
import { richText } from '../rich-text/rich-text.ts';
import { defineSection, expected, namedItems } from './section-definition.ts';

export const productSchema = z.strictObject({
  id: itemId,
  name: shortText,
  description: richText,
  /** What one unit costs the company. */
  cost: amount,
  /** What one unit is sold for. */
  salePrice: amount,
  type: optionOrBlank('productType'),
  image,
  /** What the picture shows, for those who do not see it. */
  imageDescription: shortText,
});
export type Product = z.infer<typeof productSchema>;

/** A product as the form adds it. */
export const emptyProduct = (id: string): Product => ({
  id,
  name: '',
  description: '',
  cost: '',
  salePrice: '',
  type: '',
  image: '',
  imageDescription: '',
});

const isEmptyProduct = ({ id: _id, ...product }: Product) => Object.values(product).every(isBlankText);

const schema = z.strictObject({ items: uniqueById(productSchema, 'products') });

/** What the company sells. */
export const products = defineSection({
  schema,
  empty: { items: [] },
  expectations: ({ items }) => [
    ...namedItems('items', items, {
      field: 'name',
      isNamed: ({ name }) => !isBlank(name),
      isEmpty: isEmptyProduct,
    }),
    expected(
      'items.description',
      items.some((item) => !isBlankText(item.description)),
    ),
    expected(
      'items.salePrice',
      items.some((item) => isGiven(amount, item.salePrice)),
    ),
  ],
  isEmpty: ({ items }) => items.every(isEmptyProduct),
});
