import { Button } from '@mantine/core';
import { useFullscreenElement } from '@mantine/hooks';
import {
  IconFocusCentered,
  IconHierarchy2,
  IconMaximize,
  IconMinimize,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react';
import { mayLead } from '@trazo/plan/sections/organigram';
import { applyNodeChanges, ReactFlow, ReactFlowProvider, useReactFlow, useStore } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { type CSSProperties, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BOX,
  type BoxPosition,
  lineBetween,
  lineId,
  type PlacedUnder,
  type Point,
  positionsOf,
} from './box-layout.ts';
import { type BoxFlowNode, BoxNode } from './box-node.tsx';
import { drawingSize, openingView } from './opening-view.ts';
import styles from './organigram.module.css';
import { changeSuperior } from './organigram-edits.ts';
import { Tie, type TieEdge } from './tie.tsx';
import { type Box, readNodes, setNodes } from './use-organigram.ts';

interface CanvasProps {
  readonly boxes: readonly Box[];
  readonly selectedId: string | undefined;
  readonly onSelect: (id: string | undefined) => void;
}

const NODE_TYPES = { box: BoxNode };
const EDGE_TYPES = { tie: Tie };
const FIT = { padding: 0.06, maxZoom: 1.25 } as const;

/** The organigram as a drawing: boxes can be led by others by drawing a line, and moved about until tidied up. */
export function Canvas(props: CanvasProps) {
  return (
    <ReactFlowProvider>
      <Drawing {...props} />
    </ReactFlowProvider>
  );
}

function Drawing({ boxes, selectedId, onSelect }: CanvasProps) {
  const { t } = useTranslation('organigram');
  const flow = useReactFlow();
  const width = useStore((store) => store.width);
  const height = useStore((store) => store.height);
  const { ref, toggle, fullscreen } = useFullscreenElement<HTMLElement>();
  const { positions, arranged, move, tidy } = usePositions(boxes);
  useEffect(() => {
    if (arranged.size === 0 || width * height === 0) return undefined;
    const frame = requestAnimationFrame(() => {
      void flow.setViewport(openingView(arranged, { width, height }));
    });
    return () => cancelAnimationFrame(frame);
  }, [arranged, width, height, flow]);
  const nodes = boxes.map(
    (box): BoxFlowNode => ({
      id: box.node.id,
      type: 'box',
      position: positionOf(positions.get(box.node.id)),
      data: { box },
      selected: box.node.id === selectedId,
      width: positions.get(box.node.id)?.width ?? BOX.width,
      height: BOX.height,
    }),
  );
  const size = drawingSize(arranged);
  const lead = (superiorId: string, id: string) => setNodes(changeSuperior(readNodes(), id, superiorId));
  return (
    <section
      ref={ref}
      className={styles.canvas}
      aria-label={t('form.canvas.label')}
      style={{ '--high': size.height / size.width } as CSSProperties}
    >
      <div className={styles.tools}>
        <Tool label={t('form.canvas.zoomOut')} icon={IconMinus} onClick={() => void flow.zoomOut()} />
        <Tool label={t('form.canvas.zoomIn')} icon={IconPlus} onClick={() => void flow.zoomIn()} />
        <Tool label={t('form.canvas.fit')} icon={IconFocusCentered} onClick={() => void flow.fitView(FIT)} />
        <Tool
          label={t(fullscreen ? 'form.canvas.reduce' : 'form.canvas.enlarge')}
          icon={fullscreen ? IconMinimize : IconMaximize}
          onClick={() => void toggle()}
        />
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconHierarchy2 size={18} stroke={1.75} />}
          onClick={tidy}
        >
          {t('form.canvas.tidy')}
        </Button>
      </div>
      <div className={styles.paper}>
        <ReactFlow
          nodes={positions.size === 0 ? [] : nodes}
          edges={edgesOf(boxes, positions)}
          nodeTypes={NODE_TYPES}
          edgeTypes={EDGE_TYPES}
          onNodesChange={(changes) => move(applyNodeChanges(changes, nodes))}
          onNodeClick={(_, node) => onSelect(node.id)}
          onPaneClick={() => onSelect(undefined)}
          onConnect={({ source, target }) => lead(source, target)}
          onReconnect={(line, { source }) => lead(source, line.target)}
          isValidConnection={({ source, target }) => mayLead(readNodes(), source, target)}
          nodesFocusable={false}
          edgesFocusable={false}
          disableKeyboardA11y
          deleteKeyCode={null}
          selectionKeyCode={null}
          zoomOnScroll={false}
          preventScrolling={false}
          minZoom={0.05}
          maxZoom={2}
        />
      </div>
    </section>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: typeof IconPlus;
  readonly onClick: () => void;
}

function Tool({ label, icon: Icon, onClick }: ToolProps) {
  return (
    <Button variant="default" size="compact-md" aria-label={label} title={label} onClick={onClick}>
      <Icon size={18} stroke={1.75} />
    </Button>
  );
}

const positionOf = ({ x, y }: Point = { x: 0, y: 0 }): Point => ({ x, y });

const edgesOf = (boxes: readonly Box[], positions: ReadonlyMap<string, BoxPosition>): TieEdge[] =>
  boxes.flatMap(({ node, superiorId }) => {
    const [from, to] = [positions.get(superiorId ?? ''), positions.get(node.id)];
    if (superiorId === null || from === undefined || to === undefined) return [];
    return [
      {
        id: lineId(node.id),
        source: superiorId,
        target: node.id,
        type: 'tie' as const,
        data: { corners: lineBetween(from, to) },
        // The lower end is the box itself; only who leads it can be drawn again.
        reconnectable: 'source' as const,
      },
    ];
  });

/** Where the boxes are: laid out again whenever boxes come, go or change superior; moved by hand until then (`positions`). */
function usePositions(boxes: readonly Box[]) {
  const shape = JSON.stringify(boxes.map(({ node, superiorId }) => ({ id: node.id, superiorId })));
  const [positions, setPositions] = useState<ReadonlyMap<string, BoxPosition>>(new Map());
  const [arranged, setArranged] = useState<ReadonlyMap<string, BoxPosition>>(positions);
  const arrange = useCallback(() => {
    const placed: readonly PlacedUnder[] = JSON.parse(shape);
    const laidOut = positionsOf(placed);
    setPositions(laidOut);
    setArranged(laidOut);
  }, [shape]);
  useEffect(arrange, [arrange]);
  const move = (nodes: readonly BoxFlowNode[]) => {
    const moved = nodes.flatMap(({ id, position }) => {
      const before = positions.get(id);
      return before === undefined || (before.x === position.x && before.y === position.y)
        ? []
        : [[id, { ...before, ...position }] as const];
    });
    if (moved.length > 0) setPositions(new Map([...positions, ...moved]));
  };
  return { positions, arranged, move, tidy: arrange };
}
