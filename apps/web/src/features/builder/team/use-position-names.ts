import { useEffect } from 'react';
import type { Draft } from '../../../workspace/drafts/draft.ts';
import { draftStore } from '../../../workspace/drafts/this-tab.ts';
import { bindPositions, type NamedPositions, renamedPositions } from './position-names.ts';

/** Keeps the boxes of the organigram and the departments in step while the team's positions are renamed. */
export function usePositionNames(): void {
  useEffect(() => {
    let seen = draftStore.getState().draft;
    let bindings = bindPositions(seen.team.members, namedIn(seen));
    let isRenaming = false;
    return draftStore.subscribe(({ draft }) => {
      const before = seen;
      seen = draft;
      // What is renamed here stays bound as it was: a name may pass through that of another member.
      if (isRenaming) return;
      if (draft.organigram !== before.organigram || draft.departments !== before.departments) {
        bindings = bindPositions(draft.team.members, namedIn(draft));
      } else if (draft.team !== before.team) {
        isRenaming = true;
        rename(draft, renamedPositions(bindings, draft.team.members, namedIn(draft)));
        isRenaming = false;
      }
    });
  }, []);
}

const namedIn = ({ organigram, departments }: Draft): NamedPositions => ({
  nodes: organigram.nodes,
  departments: departments.items,
});

function rename({ organigram, departments: { items } }: Draft, { nodes, departments }: NamedPositions): void {
  if (nodes !== organigram.nodes) draftStore.setSection('organigram', { ...organigram, nodes: [...nodes] });
  if (departments !== items) draftStore.setSection('departments', { items: [...departments] });
}
