import { useEffect, useState } from 'react';
import type { TradesOf } from './template-search.ts';

const NONE: TradesOf = () => [];

/** What a word means as the name of a trade. The words are fetched with the first search; until then it means none. */
export function useTradesOf(isSought: boolean): TradesOf {
  const [tradesOf, setTradesOf] = useState<TradesOf>();
  const isMissing = isSought && tradesOf === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    void import('./trades-of.ts')
      .then((code) => isCurrent && setTradesOf(() => code.tradesOf))
      // The search goes on without them.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return tradesOf ?? NONE;
}
