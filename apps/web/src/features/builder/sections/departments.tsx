import { Button } from '@mantine/core';
import { LIST_LIMITS } from '@trazo/plan/fields';
import { emptyDepartment } from '@trazo/plan/sections/departments';
import { positionsOf } from '@trazo/plan/sections/team';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../../shared/icons/icons.ts';
import { SortableList } from '../../../workspace/plan-form/sortable-list.tsx';
import { TextField } from '../../../workspace/plan-form/text-field.tsx';
import { newItemId } from '../../../workspace/plan-form/use-list.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useDraft, useSection } from '../../../workspace/plan-store/use-draft.ts';
import { RowsHelp } from '../../../workspace/writing-help/rows-help.tsx';
import styles from './departments.module.css';

export default function DepartmentsForm() {
  return (
    <SortableList
      section="departments"
      path="items"
      create={emptyDepartment}
      nameOf={({ name }) => name}
      limit={LIST_LIMITS.departments}
    >
      {(index) => (
        <>
          <TextField section="departments" path={`items.${index}.name`} required />
          <Positions department={index} />
        </>
      )}
    </SortableList>
  );
}

function Positions({ department }: { readonly department: number }) {
  const { t } = useTranslation('departments');
  const title = t('form.fields.items.positions.label');
  const path = `items.${department}.positions` as const;
  return (
    <div className={styles.positions}>
      <h2>{title}</h2>
      <RowsHelp section="departments" path={path} label={title} />
      <SortableList
        section="departments"
        path={path}
        create={(id) => ({ id, name: '' })}
        nameOf={({ name }) => name}
        limit={LIST_LIMITS.departmentPositions}
        inRows
      >
        {(index) => <TextField section="departments" path={`items.${department}.positions.${index}.name`} />}
      </SortableList>
      <Suggestions department={department} />
    </div>
  );
}

/** Positions of the team that no department has yet. */
function Suggestions({ department }: { readonly department: number }) {
  const { t } = useTranslation('departments');
  const store = usePlanStore();
  const team = useSection('team');
  const taken = useDraft(({ draft }) =>
    draft.departments.items.flatMap(({ positions }) => positions.map(({ name }) => name.trim())).join('\n'),
  ).split('\n');
  const isFull = useDraft(
    ({ draft }) =>
      (draft.departments.items[department]?.positions.length ?? 0) >= LIST_LIMITS.departmentPositions,
  );
  const free = positionsOf(team).filter((position) => !taken.includes(position));
  if (free.length === 0) return null;
  const add = (name: string) => {
    const path = `items.${department}.positions` as const;
    const positions = store.getState().draft.departments.items[department]?.positions ?? [];
    store.setField('departments', path, [...positions, { id: newItemId(), name }]);
  };
  return (
    <div className={styles.suggestions}>
      <span>{t('form.suggestions.label')}</span>
      {free.map((position) => (
        <Button
          key={position}
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} stroke={1.75} />}
          aria-label={t('form.suggestions.add', { position })}
          disabled={isFull}
          onClick={() => add(position)}
        >
          {position}
        </Button>
      ))}
    </div>
  );
}
