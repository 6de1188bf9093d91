import { Button } from '@mantine/core';
import { useFullscreenElement } from '@mantine/hooks';
import { mayLead } from '@trazo/plan/sections/organigram';
import {
  applyNodeChanges,
  BaseEdge,
  type Edge,
  type EdgeProps,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
} from '@xyflow/react';
import type { Icon } from '../../../shared/icons/icon.tsx';
import {
  IconFocusCentered,
  IconHierarchy2,
  IconMaximize,
  IconMinimize,
  IconMinus,
  IconPlus,
} from '../../../shared/icons/icons.ts';
import '@xyflow/react/dist/base.css';
import { type CSSProperties, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import {
  type BoxPosition,
  lineBetween,
  lineId,
  type PlacedBox,
  type Point,
  positionsOf,
} from './box-layout.ts';
import { type BoxFlowNode, BoxNode } from './box-node.tsx';
import { textMeasure } from './measure-text.ts';
import { drawingSize, LARGEST, MARGIN, openingView, type Size } from './opening-view.ts';
import styles from './organigram.module.css';
import { changeSuperior } from './organigram-edits.ts';
import { type Box, placedBox, readNodes, setNodes } from './use-organigram.ts';

type TieEdge = Edge<{ corners: readonly Point[] }, 'tie'>;

/** The line from a box to one it leads, as the document draws it. */
function Tie({ data }: EdgeProps<TieEdge>) {
  const path = (data?.corners ?? []).map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return <BaseEdge path={path} />;
}

interface CanvasProps {
  readonly boxes: readonly Box[];
  readonly selectedId: string | undefined;
  readonly onSelect: (id: string | undefined) => void;
}

const NODE_TYPES = { box: BoxNode };
const EDGE_TYPES = { tie: Tie };
const FIT = { padding: `${MARGIN}px`, maxZoom: LARGEST } as const;

/** The organigram as a drawing: boxes can be led by others by drawing a line, and moved about until tidied up. */
export function Canvas(props: CanvasProps) {
  return (
    <ReactFlowProvider>
      <Drawing {...props} />
    </ReactFlowProvider>
  );
}

function Drawing({ boxes, selectedId, onSelect }: CanvasProps) {
  const store = usePlanStore();
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
  const nodes = boxes.flatMap((box): BoxFlowNode[] => {
    const position = positions.get(box.node.id);
    if (position === undefined) return [];
    const { x, y, width: wide, height: high, text } = position;
    return [
      {
        id: box.node.id,
        type: 'box',
        position: { x, y },
        data: { box, text },
        selected: box.node.id === selectedId,
        width: wide,
        height: high,
      },
    ];
  });
  const lead = (superiorId: string, id: string) =>
    setNodes(store, changeSuperior(readNodes(store), id, superiorId));
  return (
    <section
      ref={ref}
      className={styles.canvas}
      aria-label={t('form.canvas.label')}
      style={heightsOf(drawingSize(arranged))}
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
          nodes={nodes}
          edges={edgesOf(boxes, positions)}
          nodeTypes={NODE_TYPES}
          edgeTypes={EDGE_TYPES}
          onNodesChange={(changes) => move(applyNodeChanges(changes, nodes))}
          onNodeClick={(_, node) => onSelect(node.id)}
          onPaneClick={() => onSelect(undefined)}
          onConnect={({ source, target }) => lead(source, target)}
          onReconnect={(line, { source }) => lead(source, line.target)}
          isValidConnection={({ source, target }) => mayLead(readNodes(store), source, target)}
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

/** What the height of the canvas follows from: the drawing's shape, its height at its largest, and what is free around it. */
const heightsOf = ({ width, height }: Size): CSSProperties & Record<`--${string}`, string | number> => ({
  '--high': height / width,
  '--tall': `${height * LARGEST}px`,
  '--free': `${2 * MARGIN}px`,
});

interface ToolProps {
  readonly label: string;
  readonly icon: Icon;
  readonly onClick: () => void;
}

function Tool({ label, icon: Icon, onClick }: ToolProps) {
  return (
    <Button variant="default" size="compact-md" aria-label={label} title={label} onClick={onClick}>
      <Icon size={18} stroke={1.75} />
    </Button>
  );
}

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

/**
 * Where the boxes are: laid out again whenever boxes come, go, are renamed or change superior; moved by hand until then
 * (`positions`).
 */
function usePositions(boxes: readonly Box[]) {
  const placed = JSON.stringify(boxes.map(placedBox));
  const [positions, setPositions] = useState<ReadonlyMap<string, BoxPosition>>(new Map());
  const [arranged, setArranged] = useState<ReadonlyMap<string, BoxPosition>>(positions);
  const arrange = useCallback(() => {
    const known: readonly PlacedBox[] = JSON.parse(placed);
    const laidOut = positionsOf(known, textMeasure());
    setPositions(laidOut);
    setArranged(laidOut);
  }, [placed]);
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
