import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import styles from './organigram.module.css';
import type { Box } from './use-organigram.ts';

export type BoxFlowNode = Node<{ box: Box }, 'box'>;

/** A box of the drawing: a line drawn from its foot leads another box. */
export function BoxNode({ data: { box }, selected }: NodeProps<BoxFlowNode>) {
  const { title, holders, department, missing, node } = box;
  const detail = [holders, department].filter((part) => part !== '').join(' · ');
  return (
    <div
      className={styles.box}
      data-kind={node.kind}
      data-selected={selected || undefined}
      data-missing={missing}
      title={[title, detail].join('\n')}
    >
      <Handle type="target" position={Position.Top} />
      <strong>{title}</strong>
      {detail !== '' && <span>{detail}</span>}
      <Handle type="source" position={Position.Bottom} />
    </div>
  );
}
