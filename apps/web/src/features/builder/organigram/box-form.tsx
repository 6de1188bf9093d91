import { mayLead } from '@trazo/plan/sections/organigram';
import { useTranslation } from 'react-i18next';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { DepartmentSelect, SubjectSelect, SuperiorSelect } from './box-selects.tsx';
import styles from './organigram.module.css';
import { type BoxSubject, changeSubject, changeSuperior } from './organigram-edits.ts';
import { readSubject, subjectValue } from './subject-value.ts';
import { type Box, type Choices, readNodes, setNodes } from './use-organigram.ts';

interface BoxFormProps {
  readonly box: Box;
  readonly boxes: readonly Box[];
  readonly choices: Choices;
}

/** Changes one box: what it stands for, who leads it, and its department. */
export function BoxForm({ box, boxes, choices }: BoxFormProps) {
  const store = usePlanStore();
  const { t } = useTranslation('organigram');
  const { node, title, missing } = box;
  const nodes = boxes.map((other) => other.node);
  const change = (subject: BoxSubject | undefined) => {
    if (subject !== undefined) setNodes(store, changeSubject(readNodes(store), node.id, subject));
  };
  const value = subjectValue(node);
  return (
    <div className={styles.selects}>
      <SubjectSelect
        label={t('form.subject')}
        value={value}
        choices={choices}
        gone={missing === undefined ? undefined : { value, label: title }}
        onChange={(next) => change(readSubject(next, node.kind === 'position' ? node.departmentId : null))}
      />
      <SuperiorSelect
        label={t('form.superior')}
        value={box.superiorId}
        candidates={boxes.filter((other) => mayLead(nodes, other.node.id, node.id))}
        onChange={(superiorId) => setNodes(store, changeSuperior(readNodes(store), node.id, superiorId))}
      />
      {node.kind === 'position' && choices.departments.length > 0 && (
        <DepartmentSelect
          label={t('form.department')}
          value={node.departmentId}
          choices={choices}
          onChange={(departmentId) => change({ kind: 'position', position: node.position, departmentId })}
        />
      )}
    </div>
  );
}
