import { useEffect } from 'react';
import type { Draft } from '../../../workspace/plan-store/draft.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import type { PlanStore } from '../../../workspace/plan-store/plan-store.ts';
import { bindPositions, type NamedPositions, renamedPositions } from './position-names.ts';

/** Keeps the boxes of the organigram and the departments in step while the team's positions are renamed. */
export function usePositionNames(): void {
  const store = usePlanStore();
  useEffect(() => {
    let seen = store.getState().draft;
    let bindings = bindPositions(seen.team.members, namedIn(seen));
    let isRenaming = false;
    return store.subscribe(({ draft }) => {
      const before = seen;
      seen = draft;
      // What is renamed here stays bound as it was: a name may pass through that of another member.
      if (isRenaming) return;
      if (draft.organigram !== before.organigram || draft.departments !== before.departments) {
        bindings = bindPositions(draft.team.members, namedIn(draft));
      } else if (draft.team !== before.team) {
        isRenaming = true;
        rename(store, draft, renamedPositions(bindings, draft.team.members, namedIn(draft)));
        isRenaming = false;
      }
    });
  }, [store]);
}

const namedIn = ({ organigram, departments }: Draft): NamedPositions => ({
  nodes: organigram.nodes,
  departments: departments.items,
});

function rename(
  store: PlanStore,
  { organigram, departments: { items } }: Draft,
  { nodes, departments }: NamedPositions,
): void {
  if (nodes !== organigram.nodes) store.setSection('organigram', { ...organigram, nodes: [...nodes] });
  if (departments !== items) store.setSection('departments', { items: [...departments] });
}
