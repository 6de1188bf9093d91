import { isBlank } from '@trazo/plan/fields';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';

/** The names a campaign can choose from: each once, in the order of the products. */
export function useProductNames(): readonly string[] {
  const text = useDraft(({ draft }) => {
    const names = draft.products.items.map(({ name }) => name).filter((name) => !isBlank(name));
    return JSON.stringify([...new Set(names)]);
  });
  const names: readonly string[] = JSON.parse(text);
  return names;
}
