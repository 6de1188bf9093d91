import { useTranslation } from 'react-i18next';
import { useOfferUndo } from '../../../workspace/plan-store/offer-undo.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import type { PlanStore } from '../../../workspace/plan-store/plan-store.ts';
import { type Boxes, bringBack, takeAway } from './removed-boxes.ts';
import { type Box, readNodes, setNodes } from './use-organigram.ts';

/** What was removed from a draft, whichever form or drawing it was removed in: boxes removed in turn find each other. */
const removedFrom = new WeakMap<PlanStore, Boxes['removed']>();

/** It lapses as the offers to bring boxes back do. */
function removedIn(store: PlanStore): Boxes['removed'] {
  const known = removedFrom.get(store);
  if (known !== undefined) return known;
  const forget = () => void removedFrom.set(store, []);
  forget();
  store.onReplaced(forget);
  store.onUndoRedo(forget);
  return [];
}

function edit(store: PlanStore, change: (boxes: Boxes, id: string) => Boxes, id: string): void {
  const next = change({ nodes: readNodes(store), removed: removedIn(store) }, id);
  removedFrom.set(store, next.removed);
  setNodes(store, next.nodes);
}

/** Deletes a box; those below move up, and for a while it can be taken back. */
export function useRemoveBox(): (box: Box) => void {
  const { t } = useTranslation(['organigram', 'drafts']);
  const store = usePlanStore();
  const offerUndo = useOfferUndo();
  return ({ node, title }) => {
    const isLed = readNodes(store).some(({ superiorId }) => superiorId === node.id);
    edit(store, takeAway, node.id);
    const message = t(`organigram:form.outline.${isLed ? 'removed' : 'removedLast'}`, { name: title });
    offerUndo(message, t('drafts:undo'), () => edit(store, bringBack, node.id));
  };
}
