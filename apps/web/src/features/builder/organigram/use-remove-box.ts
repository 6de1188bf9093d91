import { useTranslation } from 'react-i18next';
import { offerUndo } from '../../../shared/layout/offer-undo.tsx';
import { removeNode } from './organigram-edits.ts';
import { type Box, readNodes, setNodes } from './use-organigram.ts';

/** Deletes a box; those below move up, and for a while it can be taken back. */
export function useRemoveBox(): (box: Box) => void {
  const { t } = useTranslation(['organigram', 'drafts']);
  return ({ node, title }) => {
    const before = readNodes();
    const isLed = before.some(({ superiorId }) => superiorId === node.id);
    setNodes(removeNode(before, node.id));
    const message = t(`organigram:form.outline.${isLed ? 'removed' : 'removedLast'}`, { name: title });
    offerUndo(message, t('drafts:undo'), () => setNodes(before));
  };
}
