import { type FieldPath, type PathOf, readPath, writePath } from '@trazo/contract/plan-document/value-path';
import type { Plan, Section } from '@trazo/plan/plan';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import type { Columns, Line } from './lines.ts';

/** Paths of a section that lead to a list of lines. */
export type LinePath<Id extends SectionId> = PathOf<Section<Id>, readonly Line[]> & FieldPath<Section<Id>>;

/** The ids of each list, in the order of the draft. */
export type LineIds = Readonly<Record<string, readonly string[]>>;

/** Several lists of lines of one section. Renders again when lines come, go or move, not when one is typed in. */
export function useLineColumns<Id extends SectionId>(section: Id, paths: readonly LinePath<Id>[]) {
  const store = usePlanStore();
  const linesOf = (of: unknown, path: string): readonly Line[] => {
    const found = readPath(of, path);
    return Array.isArray(found) ? found : [];
  };
  const read = (): Columns => {
    const current = store.getState().draft[section];
    return Object.fromEntries(paths.map((path) => [path, linesOf(current, path)]));
  };
  const write = (columns: Columns) => {
    const plan: Plan = store.getState().draft;
    let next: Section<Id> = plan[section];
    for (const [path, lines] of Object.entries(columns)) next = writePath(next, path, lines);
    store.setSection(section, next);
  };
  const text = useDraft(({ draft }) =>
    JSON.stringify(paths.map((path) => linesOf(draft[section], path).map(({ id }) => id))),
  );
  const found: readonly string[][] = JSON.parse(text);
  const ids: LineIds = Object.fromEntries(paths.map((path, index) => [path, found[index] ?? []]));
  return { ids, read, write };
}
