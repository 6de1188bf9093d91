import { useTranslation } from 'react-i18next';
import { offerUndo } from '../../../workspace/drafts/offer-undo.ts';
import { draftStore } from '../../../workspace/drafts/this-tab.ts';
import { type Boxes, bringBack, takeAway } from './removed-boxes.ts';
import { type Box, readNodes, setNodes } from './use-organigram.ts';

/** What was removed from this draft, whichever form or drawing it was removed in: boxes removed in turn find each other. */
let removed: Boxes['removed'] = [];
const forget = () => {
  removed = [];
};
draftStore.onReplaced(forget);
draftStore.onTravelled(forget);

function edit(change: (boxes: Boxes, id: string) => Boxes, id: string): void {
  const next = change({ nodes: readNodes(), removed }, id);
  removed = next.removed;
  setNodes(next.nodes);
}

/** Deletes a box; those below move up, and for a while it can be taken back. */
export function useRemoveBox(): (box: Box) => void {
  const { t } = useTranslation(['organigram', 'drafts']);
  return ({ node, title }) => {
    const isLed = readNodes().some(({ superiorId }) => superiorId === node.id);
    edit(takeAway, node.id);
    const message = t(`organigram:form.outline.${isLed ? 'removed' : 'removedLast'}`, { name: title });
    offerUndo(message, t('drafts:undo'), () => edit(bringBack, node.id));
  };
}
