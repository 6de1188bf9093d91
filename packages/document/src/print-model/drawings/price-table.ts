import { type Amount, Decimal, subtract, toAmount, toDecimal } from '@trazo/plan/money';
import type { Product } from '@trazo/plan/sections/products';
import { NO_BREAK } from '../../typography/typography-rules.ts';
import { decimalsOf } from '../format.ts';
import type { PrintBars, PrintTable } from '../print-parts.ts';
import { createRows } from '../tables.ts';
import type { Wording } from '../wording.ts';

/** A product of the plan beside what is printed of it. */
export interface ListedProduct {
  readonly product: Product;
  readonly name: string;
  readonly type: string;
  /** Its description where that is a short line. */
  readonly line: string;
}

const marginOf = ({ cost, salePrice }: Product): Amount =>
  cost === '' || salePrice === '' ? '' : subtract(salePrice, cost);

/** The margin in hundredths of the price; blank where either is not known, or the price is nothing. */
function shareOf(product: Product): Amount {
  const margin = marginOf(product);
  const price = toDecimal(product.salePrice);
  return margin === '' || price.lte(0) ? '' : toAmount(toDecimal(margin).div(price).times(100));
}

/** Lines that fill a column: fewer stand behind their names. */
const LEAST_LINES = 0.5;

/** Products as a price list: name, what it is in a line, cost, price, margin; columns without a figure are left out. */
export function printPriceTable(products: readonly ListedProduct[], wording: Wording): PrintTable {
  const { words, format } = wording;
  const figures = [
    { label: words('products:document.cost'), of: ({ cost }: Product) => cost },
    { label: words('products:document.salePrice'), of: ({ salePrice }: Product) => salePrice },
    { label: words('products:document.margin'), of: marginOf },
  ].filter(({ of }) => products.some(({ product }) => of(product) !== ''));
  const hasShares = products.some(({ product }) => shareOf(product) !== '');
  const hasLines = products.filter(({ line }) => line !== '').length >= products.length * LEAST_LINES;
  const hasTypes = new Set(products.map(({ type }) => type)).size > 1;
  const decimals = decimalsOf(figures.flatMap(({ of }) => products.map(({ product }) => of(product))));
  const row = createRows(wording, decimals);
  return {
    caption: words('products:document.priceList'),
    columns: [
      { label: words('products:document.name'), align: 'start' },
      ...(hasLines ? [{ label: words('products:document.description'), align: 'start' as const }] : []),
      ...figures.map(({ label }) => ({ label, align: 'end' as const })),
      ...(hasShares ? [{ label: words('products:document.marginShare'), align: 'end' as const }] : []),
    ],
    rows: products.map(({ product, name, type, line }) => {
      const typed = hasTypes && type !== '' ? `${name} (${type})` : name;
      const label = hasLines || line === '' ? typed : `${typed}${NO_BREAK}– ${line}`;
      const cells = row.money(
        'entry',
        label,
        figures.map(({ of }) => of(product)),
        hasLines ? [line] : [],
      );
      if (!hasShares) return cells;
      const share = shareOf(product);
      return {
        ...cells,
        cells: [...cells.cells, share === '' ? '–' : format.percent(share)],
        negative: [...cells.negative, share.startsWith('-')],
      };
    }),
  };
}

const MARGINS = { least: 3, most: 12 } as const;

/** What is left of each price, in bars on the scale of the whole price; `null` where there are few, many or losses. */
export function printMargins(
  products: readonly Pick<ListedProduct, 'product' | 'name'>[],
  { words, format }: Wording,
): PrintBars | null {
  const known = products
    .map(({ product, name }) => ({ label: name, margin: marginOf(product), amount: shareOf(product) }))
    .filter(({ amount }) => amount !== '');
  if (known.length < MARGINS.least || known.length > MARGINS.most) return null;
  if (known.some(({ amount }) => toDecimal(amount).lte(0))) return null;
  const decimals = decimalsOf(known.map(({ margin }) => margin));
  const longest = Decimal.max(...known.map(({ amount }) => toDecimal(amount)));
  return {
    caption: words('products:document.marginChart'),
    subject: '',
    bars: known.map(({ label, margin, amount }) => ({
      label,
      figure: `${format.money(margin, decimals)} · ${format.percent(amount, 0)}`,
      length: toDecimal(amount).div(longest).toDecimalPlaces(4).toNumber(),
    })),
  };
}
