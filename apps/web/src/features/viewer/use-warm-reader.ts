import { readPath } from '@trazo/contract/plan-document/value-path';
import { useEffect, useState } from 'react';
import { warmReader } from '../../workspace/document-view/pdf-reader.ts';

/** Prefetch triggers: first interaction with the form. Before it, the page's own files have priority. */
const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;
const LATEST_MS = 1_500;

/**
 * Fetches the document's reader once the form is used or has been looked at for a while, unless the browser is to save data;
 * true from then on. Only while `isWanted`.
 */
export function useWarmReader(isWanted: boolean): boolean {
  const [isWarm, setWarm] = useState(false);
  useEffect(() => {
    if (!isWanted || readPath(navigator, 'connection.saveData') === true) return;
    const warm = () => {
      leave();
      warmReader();
      setWarm(true);
    };
    const timer = setTimeout(warm, LATEST_MS);
    for (const sign of SIGNS) window.addEventListener(sign, warm, { passive: true });
    const leave = () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, warm);
    };
    return leave;
  }, [isWanted]);
  return isWarm;
}
