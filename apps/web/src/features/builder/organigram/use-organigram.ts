import { positionsOf } from '@trazo/plan/sections/team';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/words/use-language.ts';
import type { PlanStore } from '../../../workspace/plan-store/plan-store.ts';
import { useDraft, useSection } from '../../../workspace/plan-store/use-draft.ts';
import type { PlacedBox } from './box-layout.ts';
import { type BoxNaming, detailsOf, nameBox, positionsOfDepartments } from './box-naming.ts';
import { type OutlineEntry, outlineOf } from './organigram-edits.ts';

/** A box as it is shown: where it stands and how it reads now. */
export interface Box extends OutlineEntry, BoxNaming {}

/** A box as the layout needs it. */
export const placedBox = (box: Box): PlacedBox => ({
  id: box.node.id,
  superiorId: box.superiorId,
  isDepartment: box.node.kind === 'department',
  title: box.title,
  details: detailsOf(box),
});

/** What boxes can stand for. */
export interface Choices {
  readonly positions: readonly string[];
  readonly departments: readonly { readonly id: string; readonly name: string }[];
}

/** Puts other nodes into the draft. */
export const setNodes = (store: PlanStore, nodes: ReturnType<typeof readNodes>): void =>
  store.setField('organigram', 'nodes', [...nodes]);

export const readNodes = (store: Pick<PlanStore, 'getState'>) =>
  store.getState().draft.organigram.nodes as readonly Box['node'][];

/** The organigram in reading order, named after the team and departments as they are now. */
export function useBoxes(): Box[] {
  const { t } = useTranslation(['organigram', 'departments']);
  const language = useLanguage();
  const nodes = useDraft(({ draft }) => draft.organigram.nodes);
  const { members } = useSection('team');
  const { items: departments } = useSection('departments');
  return useMemo(() => {
    const list = new Intl.ListFormat(language, { type: 'conjunction' });
    const words = {
      unnamedDepartment: t('departments:document.unnamed'),
      departmentGone: t('organigram:form.departmentGone'),
      list: (names: readonly string[]) => list.format(names),
    };
    return outlineOf(nodes).map((entry) => ({
      ...entry,
      ...nameBox(entry.node, { members, departments }, words),
    }));
  }, [nodes, members, departments, t, language]);
}

export function useChoices(): Choices {
  const { t } = useTranslation('departments');
  const team = useSection('team');
  const { items } = useSection('departments');
  return {
    positions: [...new Set([...positionsOf(team), ...positionsOfDepartments(items)])],
    departments: items.map(({ id, name }) => ({ id, name: name.trim() || t('document.unnamed') })),
  };
}
