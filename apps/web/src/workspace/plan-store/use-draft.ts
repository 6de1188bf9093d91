import { type FieldPath, readPath, type ValueAt } from '@trazo/contract/plan-document/value-path';
import type { Plan, Section } from '@trazo/plan/plan';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { Theme } from '@trazo/plan/theme/theme';
import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useDraftView, usePlanStore } from './plan-context.tsx';
import type { DraftState } from './plan-store.ts';

/** The id of the draft this tab shows. */
export function useShownDraft(): string {
  const { onReplaced, draftId } = usePlanStore();
  return useSyncExternalStore(onReplaced, draftId, () => '');
}

/** Any view of the draft; renders again only when what `select` returns is another value. */
export const useDraft = <Selected>(select: (state: DraftState) => Selected): Selected =>
  useStore(useDraftView(), select);

export const useSection = <Id extends SectionId>(id: Id): Section<Id> =>
  useDraft(({ draft }) => {
    const plan: Plan = draft;
    return plan[id];
  });

export const useTheme = (): [Theme, (theme: Theme) => void] => [
  useDraft(({ draft }) => draft.theme),
  usePlanStore().setTheme,
];

/** One field and the function that sets it; typing in another field does not render this one. */
export function useFieldValue<Id extends SectionId, Path extends FieldPath<Section<Id>>>(
  id: Id,
  path: Path,
): [ValueAt<Section<Id>, Path>, (value: ValueAt<Section<Id>, Path>) => void] {
  const value = useDraft(({ draft }) => readPath(draft[id], path) as ValueAt<Section<Id>, Path>);
  return [value, useFieldSetter(id, path)];
}

/** Sets one field; the same function as long as the field is the same. */
function useFieldSetter<Id extends SectionId, Path extends FieldPath<Section<Id>>>(
  id: Id,
  path: Path,
): (value: ValueAt<Section<Id>, Path>) => void {
  const store = usePlanStore();
  return useCallback((next) => store.setField(id, path, next), [store, id, path]);
}
