import { useEffect, useState } from 'react';
import { apiAddress } from '../../shared/api/api-address.ts';
import { type Offer, readOffer } from './offer.ts';

/** What there is to buy; undefined until it is known, and for good where it cannot be (specification §8: no message). */
export function useOffer(): Offer | undefined {
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    const leaving = new AbortController();
    fetchOffer(leaving.signal).then(setOffer, () => undefined);
    return () => leaving.abort();
  }, []);
  return offer;
}

async function fetchOffer(signal: AbortSignal): Promise<Offer | undefined> {
  const response = await fetch(apiAddress('/api/products'), {
    signal,
    headers: { accept: 'application/json' },
  });
  return response.ok ? readOffer(await response.json()) : undefined;
}
