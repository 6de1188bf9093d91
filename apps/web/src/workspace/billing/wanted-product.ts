import { ORDER_PRODUCTS, type OrderProduct } from '@trazo/contract/billing/payments';
import { openStorage } from '../../shared/storage/storage-error.ts';
import { STORAGE_KEYS } from '../../shared/storage/storage-keys.ts';

/** In an address: the product that its visitor wants. */
const PRODUCT = 'product';

const known = (text: string | null | undefined): OrderProduct | undefined =>
  ORDER_PRODUCTS.find((product) => product === text);

/** Remembers the product an address names, over the steps that lead to the order. */
export function rememberProduct(search: URLSearchParams): void {
  const wanted = known(search.get(PRODUCT));
  if (wanted === undefined) return;
  try {
    openStorage()?.setItem(STORAGE_KEYS.product, wanted);
  } catch {
    // The order then begins with the trial, and offers the other.
    return;
  }
}

/** The product to begin an order with: the address's, else the one remembered. */
export function wantedProduct(search: URLSearchParams): OrderProduct {
  return known(search.get(PRODUCT)) ?? known(stored()) ?? 'trial';
}

function stored(): string | null | undefined {
  try {
    return openStorage()?.getItem(STORAGE_KEYS.product);
  } catch {
    return undefined;
  }
}

/** What is ordered is wanted no more. */
export function forgetProduct(): void {
  try {
    openStorage()?.removeItem(STORAGE_KEYS.product);
  } catch {
    return;
  }
}
