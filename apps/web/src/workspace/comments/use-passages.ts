import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useEffect, useMemo, useRef } from 'react';
import type { PassageExchange } from '../../shared/rich-text/passages.ts';
import { usePlanStore } from '../plan-store/plan-context.tsx';
import { openComments } from './comments-panel.ts';
import { currentPath } from './field-path.ts';
import { useOpenComments } from './use-open-comments.ts';

/** The words of a long text that open comments are about. */
export function usePassages(section: SectionId, path: string): PassageExchange {
  const store = usePlanStore();
  const { data } = useOpenComments();
  const listeners = useRef(new Set<() => void>());
  const threads = useRef(data?.threads ?? []);
  useEffect(() => {
    threads.current = data?.threads ?? [];
    for (const listener of listeners.current) listener();
  }, [data]);
  return useMemo(
    () => ({
      read: () =>
        threads.current.flatMap(({ id, quote, resolved_at, ...thread }) => {
          if (quote === '' || resolved_at !== null || thread.section !== section) return [];
          const field = currentPath(store.getState().draft[section], thread.field);
          return field === path || thread.field === '' ? [{ id, quote }] : [];
        }),
      subscribe: (listener) => {
        listeners.current.add(listener);
        return () => listeners.current.delete(listener);
      },
      open: openComments,
    }),
    [store, section, path],
  );
}
