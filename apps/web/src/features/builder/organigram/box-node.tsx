import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { detailsOf } from './box-naming.ts';
import type { BoxText } from './box-text.ts';
import styles from './organigram.module.css';
import type { Box } from './use-organigram.ts';

export type BoxFlowNode = Node<{ box: Box; text: BoxText | undefined }, 'box'>;

/** A box of the drawing: a line drawn from its foot leads another box. */
export function BoxNode({ data: { box, text }, selected }: NodeProps<BoxFlowNode>) {
  const { title, missing, node } = box;
  const details = detailsOf(box);
  return (
    <div
      className={styles.box}
      data-kind={node.kind}
      data-selected={selected || undefined}
      data-missing={missing}
      title={[title, ...details].join('\n')}
    >
      <Handle type="target" position={Position.Top} />
      <strong style={{ fontSize: text?.title.font.size }}>{text?.title.lines.join('\n')}</strong>
      {details.length > 0 && (
        <span style={{ fontSize: text?.detail.font.size }}>{text?.detail.lines.join('\n')}</span>
      )}
      <Handle type="source" position={Position.Bottom} />
    </div>
  );
}
