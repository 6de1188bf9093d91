import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Box, Choices } from './use-organigram.ts';

const NONE = '';

interface SubjectSelectProps {
  readonly label: string;
  readonly value: string;
  readonly choices: Choices;
  /** The present subject, where the plan no longer has it. */
  readonly gone?: { readonly value: string; readonly label: string } | undefined;
  readonly onChange: (value: string) => void;
}

/** Chooses what a box stands for: a position of the team or a department. */
export function SubjectSelect({ label, value, choices, gone, onChange }: SubjectSelectProps) {
  const { t } = useTranslation('organigram');
  const positions = choices.positions.map((name) => ({ value: `position:${name}`, label: name }));
  const departments = choices.departments.map(({ id, name }) => ({ value: `department:${id}`, label: name }));
  const groups = [
    { group: t('form.positions'), items: positions },
    { group: t('form.departments'), items: departments },
  ].filter(({ items }) => items.length > 0);
  return (
    <NativeSelect
      label={label}
      value={value}
      data={gone === undefined ? groups : [gone, ...groups]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

interface SuperiorSelectProps {
  readonly label: string;
  readonly value: string | null;
  readonly candidates: readonly Box[];
  readonly onChange: (superiorId: string | null) => void;
}

/** Chooses who leads a box; the list shows the levels. */
export function SuperiorSelect({ label, value, candidates, onChange }: SuperiorSelectProps) {
  const { t } = useTranslation('organigram');
  const data = candidates.map(({ node, title, level }) => ({
    value: node.id,
    label: `${'\u2003'.repeat(Math.min(level, 6) - 1)}${title}`,
  }));
  return (
    <NativeSelect
      label={label}
      value={value ?? NONE}
      data={[{ value: NONE, label: t('form.noSuperior') }, ...data]}
      onChange={({ currentTarget }) => onChange(currentTarget.value === NONE ? null : currentTarget.value)}
    />
  );
}

interface DepartmentSelectProps {
  readonly label: string;
  readonly value: string | null;
  readonly choices: Choices;
  readonly onChange: (departmentId: string | null) => void;
}

/** Chooses the department a position belongs to. */
export function DepartmentSelect({ label, value, choices, onChange }: DepartmentSelectProps) {
  const { t } = useTranslation('organigram');
  const isKnown = choices.departments.some(({ id }) => id === value);
  const data = choices.departments.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <NativeSelect
      label={label}
      value={isKnown && value !== null ? value : NONE}
      data={[{ value: NONE, label: t('form.noDepartment') }, ...data]}
      onChange={({ currentTarget }) => onChange(currentTarget.value === NONE ? null : currentTarget.value)}
    />
  );
}
