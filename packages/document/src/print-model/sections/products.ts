import { type Amount, subtract } from '@trazo/plan/money';
import type { Product } from '@trazo/plan/sections/products';
import { decimalsOf } from '../format.ts';
import type { PrintFact, PrintImage, PrintText } from '../print-parts.ts';
import type { Opener, Wording } from '../wording.ts';
import type { SectionPrinter } from './section-printer.ts';

export interface PrintProduct {
  readonly name: string;
  /** “Service” or “Product”, or empty. */
  readonly type: string;
  readonly text: PrintText;
  readonly image: PrintImage | null;
  /** Cost, price, margin: those known. */
  readonly facts: readonly PrintFact[];
}

export interface PrintProducts extends Opener<'products'> {
  readonly products: readonly PrintProduct[];
}

export const products: SectionPrinter<PrintProducts> = {
  print(opener, { products: section }, wording) {
    const items = section.items.map((item) => printProduct(item, wording));
    return { ...opener, products: items.filter((item) => item !== null) };
  },
};

function printProduct(product: Product, wording: Wording): PrintProduct | null {
  const { words, text, line } = wording;
  const name = line(product.name);
  const printed = {
    type: product.type === '' ? '' : words(`options:productType.${product.type}`),
    text: text(product.description, 2),
    facts: prices(product, wording),
  };
  const shownName = name === '' ? words('products:document.unnamed') : name;
  const image = wording.picture(product.image, words('products:document.image', { name: shownName }));
  const isEmpty =
    name === '' &&
    printed.type === '' &&
    printed.text.length === 0 &&
    printed.facts.length === 0 &&
    image === null;
  return isEmpty ? null : { name: shownName, ...printed, image };
}

function prices({ cost, salePrice }: Product, { words, format, facts }: Wording) {
  const margin: Amount = cost === '' || salePrice === '' ? '' : subtract(salePrice, cost);
  const decimals = decimalsOf([cost, salePrice, margin]);
  return facts([
    [words('products:document.cost'), format.money(cost, decimals)],
    [words('products:document.salePrice'), format.money(salePrice, decimals)],
    [words('products:document.margin'), format.money(margin, decimals)],
  ]);
}
