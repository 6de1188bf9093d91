import { useDraft } from '../../../workspace/drafts/use-draft.ts';
import type { CellName } from './grid-context.ts';
import { NAME_COLUMN } from './grid-model.ts';

/** Whether a figure follows from the answers, or was typed over one that does; undefined for all others. */
export function useFigureOrigin({ key, column }: CellName, value: string): 'computed' | 'typed' | undefined {
  const filled = useDraft(({ draft: { finance } }) => {
    if (column === NAME_COLUMN || finance.assumptions?.linked !== true) return undefined;
    return finance.assumptions.filled[`${key.replace(':', '.')}.FY${column}`];
  });
  if (filled === undefined) return undefined;
  return filled === value ? 'computed' : 'typed';
}
