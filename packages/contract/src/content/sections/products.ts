import type { Product } from '@trazo/plan/sections/products';
import { money } from '../codec/amounts.ts';
import { itemList } from '../codec/lists.ts';
import { at, mapping, object } from '../codec/mapping.ts';
import { picture } from '../codec/pictures.ts';
import { richText } from '../codec/rich-text.ts';
import { identifier, text } from '../codec/value-codec.ts';
import { sectionCodec } from './section-codec.ts';

const product = mapping<Product>({
  id: at('id', identifier),
  name: at('text', text),
  description: at('description', richText),
  cost: at('cost', money),
  salePrice: at('seal_price', money),
  type: at('type', text),
  image: at('image', picture),
  imageDescription: at('image_description', text),
});

export const products = sectionCodec<'products'>({ items: at('products', itemList(object(product))) });
