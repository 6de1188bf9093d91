import { ORDER_PRODUCTS, type OrderProduct } from '@trazo/contract/billing/payments';
import { useSearchParams } from 'react-router';
import { openStorage } from '../../shared/storage/storage-error.ts';
import { STORAGE_KEYS } from '../../shared/storage/storage-keys.ts';

/** In an address: the product that its visitor wants. */
const PRODUCT = 'product';

const known = (text: string | null | undefined): OrderProduct | undefined =>
  ORDER_PRODUCTS.find((product) => product === text);

/** Remembers the product an address names, over the steps that lead to the order. */
export function rememberProduct(search: URLSearchParams): void {
  const wanted = known(search.get(PRODUCT));
  if (wanted !== undefined) remember(wanted);
}

/** The product to begin an order with, the address's, else the one remembered; and how to want another. */
export function useWantedProduct(): readonly [OrderProduct, (product: OrderProduct) => void] {
  const [search, setSearch] = useSearchParams();
  const want = (product: OrderProduct) => {
    remember(product);
    const named = new URLSearchParams(search);
    named.set(PRODUCT, product);
    setSearch(named, { replace: true, preventScrollReset: true });
  };
  return [known(search.get(PRODUCT)) ?? known(stored()) ?? 'trial', want];
}

function remember(product: OrderProduct): void {
  try {
    openStorage()?.setItem(STORAGE_KEYS.product, product);
  } catch {
    // The order then begins with the trial, and offers the other.
    return;
  }
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
