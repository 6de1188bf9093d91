import { useCallback, useEffect, useState } from 'react';
import { backOff } from './back-off.ts';
import { useHasNetwork } from './use-network.ts';

/**
 * A picture that is asked for again until it comes, after a wait that doubles with each failure. The browser reporting its
 * network asks for nothing by itself: the way to the server is often not there yet at that moment.
 * `attempt` is the key of the <img>; it counts up with every new try. After `most` failures in a row it is left alone.
 */
export function useRetriedPicture(most = Number.POSITIVE_INFINITY) {
  const hasNetwork = useHasNetwork();
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState(0);
  const isLost = failures > 0;
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  useEffect(() => {
    if (failures === 0 || failures >= most || !hasNetwork) return undefined;
    const wait = setTimeout(retry, backOff(failures));
    return () => clearTimeout(wait);
  }, [failures, most, hasNetwork, retry]);
  return {
    attempt,
    isLost,
    failures,
    retry,
    onLoad: () => setFailures(0),
    onError: () => setFailures((last) => (hasNetwork ? last + 1 : 1)),
  };
}
