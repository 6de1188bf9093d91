import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { paidActionIn, THEN } from '../../workspace/billing/order-address.ts';

/** After paying, the download the user wanted begins as soon as the document is there, once. */
export function useDownloadAgain(isThere: boolean, start: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isWanted = paidActionIn(search, THEN) === 'download';
  useEffect(() => {
    if (!isWanted || !isThere) return;
    setSearch({}, { replace: true });
    start();
  }, [isWanted, isThere, start, setSearch]);
}
