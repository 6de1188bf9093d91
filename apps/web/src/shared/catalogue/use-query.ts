import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** What was asked for last. The address follows a moment later, and by way of what was asked for shortly before. */
interface Asked {
  readonly to: string;
  readonly passing: readonly string[];
}

export interface Query {
  /** What the address says, or will say once the router is there. */
  readonly params: URLSearchParams;
  /** The address does not say it yet. */
  readonly isOnItsWay: boolean;
  readonly change: (params: URLSearchParams, replace: boolean) => void;
}

/**
 * The query of a page's address, for all on that page that write to it. The router takes its time (React Router's
 * `setSearchParams` has no queue): a change made meanwhile starts from what was asked for last, so that neither is lost.
 */
export function useQuery(): Query {
  const [address, setAddress] = useSearchParams();
  const [asked, setAsked] = useState<Asked>();
  const here = address.toString();
  const isOnItsWay = asked !== undefined && here !== asked.to && asked.passing.includes(here);
  if (asked !== undefined && !isOnItsWay) setAsked(undefined);
  return {
    params: isOnItsWay ? new URLSearchParams(asked.to) : address,
    isOnItsWay,
    change: (params, replace) => {
      const passing = isOnItsWay ? [...asked.passing, asked.to] : [];
      setAsked({ to: params.toString(), passing: [...passing, here] });
      setAddress(params, { replace, preventScrollReset: true, flushSync: true });
    },
  };
}
