import { type Amount, subtract, toDecimal } from '@trazo/plan/money';
import type { Product } from '@trazo/plan/sections/products';
import type { PrintImage } from '../../images/assets.ts';
import { type ListedProduct, printMargins, printPriceTable } from '../drawings/price-table.ts';
import { decimalsOf } from '../format.ts';
import type { PrintBars, PrintFact, PrintTable, PrintText } from '../print-parts.ts';
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
  /** Whether it is printed as a line of the price list, not as a card. */
  readonly isListed: boolean;
}

export interface PrintProducts extends Opener<'products'> {
  readonly products: readonly PrintProduct[];
  /** The products of few words, where they are many; else `null`. */
  readonly list: PrintTable | null;
  /** What is left of each price; `null` where that is no drawing. */
  readonly margins: PrintBars | null;
}

/** Products of few words from which on they are a price list. */
const LEAST_LISTED = 6;
/** Characters that are a line of it. */
const LINE = 110;

export const products: SectionPrinter<PrintProducts> = {
  print(opener, { products: section }, wording) {
    const decimals = decimalsOf(section.items.flatMap(amountsOf));
    const items = section.items.flatMap((product) => {
      const printed = printProduct(product, decimals, wording);
      return printed === null ? [] : [{ product, printed }];
    });
    const short = items.flatMap(({ product, printed }) => {
      const line = lineOf(printed);
      return line === null ? [] : [{ product, line, name: printed.name, type: printed.type }];
    });
    const listed: readonly ListedProduct[] = short.length < LEAST_LISTED ? [] : short;
    const inList = new Set(listed.map(({ product }) => product));
    return {
      ...opener,
      products: items.map(({ product, printed }) => ({ ...printed, isListed: inList.has(product) })),
      list: listed.length === 0 ? null : printPriceTable(listed, wording),
      margins: printMargins(
        items.map(({ product, printed }) => ({ product, name: printed.name })),
        wording,
      ),
    };
  },
};

/** Its description where it is no more than a plain line and there is no picture; `null` for what needs a card. */
function lineOf({ text, image, name }: Omit<PrintProduct, 'isListed'>): string | null {
  const [first = '', ...more] = text;
  const isLine = image === null && more.length === 0 && typeof first === 'string';
  return isLine && first.length <= LINE && name.length <= LINE ? first : null;
}

/** `decimals` are those of all products: prices are compared. */
function printProduct(
  product: Product,
  decimals: number,
  wording: Wording,
): Omit<PrintProduct, 'isListed'> | null {
  const { words, text, line } = wording;
  const name = line(product.name);
  const printed = {
    type: product.type === '' ? '' : words(`options:productType.${product.type}`),
    text: text(product.description, 2),
    facts: prices(product, decimals, wording),
  };
  const shownName = name === '' ? words('products:document.unnamed') : name;
  const shown = line(product.imageDescription);
  const alt = shown === '' ? words('products:document.image', { name: shownName }) : shown;
  const image = wording.picture(product.image, alt);
  const isEmpty =
    name === '' &&
    printed.type === '' &&
    printed.text.length === 0 &&
    printed.facts.length === 0 &&
    image === null;
  return isEmpty ? null : { name: shownName, ...printed, image };
}

const marginOf = ({ cost, salePrice }: Product): Amount =>
  cost === '' || salePrice === '' ? '' : subtract(salePrice, cost);

const amountsOf = (product: Product): Amount[] => [product.cost, product.salePrice, marginOf(product)];

/** Cost, price and margin; of what is given away its cost alone says more. */
function prices(product: Product, decimals: number, { words, format, facts }: Wording) {
  const { cost, salePrice } = product;
  const isFree = salePrice !== '' && toDecimal(salePrice).isZero();
  const isKnown = !isFree || (cost !== '' && !toDecimal(cost).isZero());
  return facts([
    [words('products:document.cost'), isKnown ? format.money(cost, decimals) : ''],
    [
      words('products:document.salePrice'),
      isFree ? words('products:document.free') : format.money(salePrice, decimals),
    ],
    [words('products:document.margin'), isKnown ? format.money(marginOf(product), decimals) : ''],
  ]);
}
