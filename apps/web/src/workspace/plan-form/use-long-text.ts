import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useMemo, useSyncExternalStore } from 'react';
import type { SharedText } from '../../shared/rich-text/text-binding.ts';
import { usePlanStore } from '../plan-store/plan-context.tsx';

/** A long text for its editor; undefined if its item went this moment. */
export function useLongText(section: SectionId, path: string): SharedText | undefined {
  const store = usePlanStore();
  // Where its item stands may change, and the document can be replaced: it is another text only where this one is.
  const text = useSyncExternalStore(store.onReplaced, () => store.longText(section, path)?.text);
  return useMemo(
    () => (text === undefined ? undefined : store.longText(section, path)),
    [store, section, path, text],
  );
}
