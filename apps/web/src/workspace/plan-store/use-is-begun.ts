import { useSearchParams } from 'react-router';
import { isEmptyDraft } from './draft.ts';
import { useDraft } from './use-draft.ts';

/** Whether anything is begun in this tab: a plan, or the order of a product. */
export function useIsBegun(): boolean {
  const [search] = useSearchParams();
  const hasText = useDraft(({ draft }) => !isEmptyDraft(draft));
  return hasText || search.has('product');
}
