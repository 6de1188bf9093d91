import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { fieldAddress } from '../../workspace/document-view/field-address.ts';
import { fieldOfWords } from '../../workspace/document-view/field-of-words.ts';
import { sectionAt } from '../../workspace/document-view/page-changes.ts';
import { pdfOf, type ShownDocument } from '../../workspace/document-view/shown-document.ts';
import { wordsAt } from '../../workspace/document-view/text-at-point.ts';
import type { PickedPoint } from '../../workspace/document-view/use-picking.ts';
import { planOf } from '../../workspace/plan-store/draft.ts';
import { usePlanStore } from '../../workspace/plan-store/plan-context.tsx';

/** The distance between a heading's destination and its letters, as a share of the page. */
const ABOVE_HEADING = 0.03;

/** Leads from a click on the document to the field its words are written in, or else to their section. */
export function useFieldPicking(document: ShownDocument | undefined, replace: boolean) {
  const store = usePlanStore();
  const navigate = useNavigate();
  return useCallback(
    async ({ page, x, y }: PickedPoint) => {
      if (document === undefined) return;
      const section = sectionAt(document, page, y + ABOVE_HEADING) ?? 'general';
      const words = await wordsAt(pdfOf(document, page), page, { x, y }).catch(() => '');
      const found = fieldOfWords(planOf(store.getState().draft), words, section);
      void navigate(fieldAddress(found ?? { section, field: '' }), { replace });
    },
    [store, document, navigate, replace],
  );
}
