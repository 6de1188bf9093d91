import { Button } from '@mantine/core';
import { LIST_LIMITS } from '@trazo/plan/fields';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../../shared/icons/icons.ts';
import { newItemId } from '../../../workspace/plan-form/use-list.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { positionsWithoutBox } from './box-naming.ts';
import { DepartmentSelect, SubjectSelect, SuperiorSelect } from './box-selects.tsx';
import styles from './organigram.module.css';
import { addNode } from './organigram-edits.ts';
import { readSubject } from './subject-value.ts';
import { type Box, type Choices, readNodes, setNodes } from './use-organigram.ts';

interface AddBoxProps {
  readonly boxes: readonly Box[];
  readonly choices: Choices;
}

/** Adds a box; what has none yet is offered first. */
export function AddBox({ boxes, choices }: AddBoxProps) {
  const store = usePlanStore();
  const { t } = useTranslation('organigram');
  const nodes = boxes.map(({ node }) => node);
  const without = positionsWithoutBox(choices.positions, nodes);
  const [subject, setSubject] = useState<string>();
  const [superior, setSuperior] = useState<string | null>();
  const [departmentId, setDepartment] = useState<string | null>(null);
  const [added, setAdded] = useState('');
  const top = boxes[0]?.node.id ?? null;
  const superiorId = superior === undefined || !isThere(boxes, superior) ? top : superior;
  const chosen = subject ?? `position:${without[0] ?? choices.positions[0] ?? ''}`;
  const parsed = readSubject(chosen, departmentId);

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (parsed === undefined) return;
    setNodes(store, addNode(readNodes(store), newItemId(), parsed, superiorId));
    setAdded(nameOf(chosen, choices));
    setSubject(undefined);
  };
  const addAll = () => {
    const next = without.reduce(
      (list, position) =>
        addNode(list, newItemId(), { kind: 'position', position, departmentId: null }, superiorId),
      readNodes(store),
    );
    setNodes(store, next);
  };
  if (boxes.length >= LIST_LIMITS.organigramNodes)
    return <p>{t('form.add.full', { count: LIST_LIMITS.organigramNodes })}</p>;
  return (
    <form className={styles.add} onSubmit={add} aria-label={t('form.add.title')}>
      <div className={styles.selects}>
        <SubjectSelect label={t('form.subject')} value={chosen} choices={choices} onChange={setSubject} />
        <SuperiorSelect
          label={t('form.superior')}
          value={superiorId}
          candidates={boxes}
          onChange={setSuperior}
        />
        {parsed?.kind === 'position' && choices.departments.length > 0 && (
          <DepartmentSelect
            label={t('form.department')}
            value={departmentId}
            choices={choices}
            onChange={setDepartment}
          />
        )}
      </div>
      <div className={styles.buttons}>
        <Button type="submit" variant="default" leftSection={<IconPlus size={18} stroke={1.75} />}>
          {t('form.add.button')}
        </Button>
        {without.length > 1 && boxes.length > 0 && (
          <Button variant="subtle" onClick={addAll}>
            {t('form.add.all', { count: without.length })}
          </Button>
        )}
        <span role="status">{added !== '' && t('form.add.done', { name: added })}</span>
      </div>
    </form>
  );
}

const isThere = (boxes: readonly Box[], id: string | null) =>
  id === null || boxes.some(({ node }) => node.id === id);

const nameOf = (value: string, { departments }: Choices): string => {
  const name = value.slice(value.indexOf(':') + 1);
  return value.startsWith('department:') ? (departments.find(({ id }) => id === name)?.name ?? '') : name;
};
