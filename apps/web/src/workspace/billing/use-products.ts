import { useQuery } from '@tanstack/react-query';
import { products } from '@trazo/contract/api/billing';
import type { Product } from '@trazo/contract/billing/payments';
import { callApi } from '../../shared/api/api-client.ts';
import { bodyOf } from '../../shared/api/body-of.ts';

/** Prices change rarely; a page that stays open longer asks again. */
const FRESH_FOR = 10 * 60_000;

/** What there is to buy; undefined until it is known, and for good where it cannot be (specification §8: no message). */
export function useProducts(): Product | undefined {
  const { data } = useQuery({
    queryKey: ['products'],
    staleTime: FRESH_FOR,
    queryFn: async ({ signal }) => bodyOf(await callApi(products, { signal })).product,
  });
  return data;
}
