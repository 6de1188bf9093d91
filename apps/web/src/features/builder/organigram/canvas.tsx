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
import {
  applyNodeChanges,
  type BuiltInEdge,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
} from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BOX, lineId, type PlacedUnder, type Point } from './box-layout.ts';
import { type BoxFlowNode, BoxNode } from './box-node.tsx';
import { layOut } from './lay-out.ts';
import styles from './organigram.module.css';
import { changeSuperior } from './organigram-edits.ts';
import { type Box, readNodes, setNodes } from './use-organigram.ts';

interface CanvasProps {
  readonly boxes: readonly Box[];
  readonly selectedId: string | undefined;
  readonly onSelect: (id: string | undefined) => void;
}

const NODE_TYPES = { box: BoxNode };
const FIT = { padding: 0.06, maxZoom: 1.25 } as const;

/** The organigram as a drawing: boxes can be led by others by drawing a line, and moved about until tidied up. */
export default function Canvas(props: CanvasProps) {
  return (
    <ReactFlowProvider>
      <Drawing {...props} />
    </ReactFlowProvider>
  );
}

function Drawing({ boxes, selectedId, onSelect }: CanvasProps) {
  const { t } = useTranslation('organigram');
  const flow = useReactFlow();
  const room = useStore(({ width, height }) => width * height);
  const { ref, toggle, fullscreen } = useFullscreenElement<HTMLElement>();
  const { places, arrangements, move, tidy, failed } = usePlaces(boxes);
  useEffect(() => {
    if (arrangements === 0 || room === 0) return undefined;
    const frame = requestAnimationFrame(() => void flow.fitView(FIT));
    return () => cancelAnimationFrame(frame);
  }, [arrangements, room, flow]);
  const nodes = boxes.map(
    (box): BoxFlowNode => ({
      id: box.node.id,
      type: 'box',
      position: { ...(places.get(box.node.id) ?? { x: 0, y: 0 }) },
      data: { box },
      selected: box.node.id === selectedId,
      width: BOX.width,
      height: BOX.height,
    }),
  );
  const lead = (superiorId: string, id: string) => setNodes(changeSuperior(readNodes(), id, superiorId));
  if (failed) return <p className={styles.empty}>{t('form.canvas.failed')}</p>;
  return (
    <section ref={ref} className={styles.canvas} aria-label={t('form.canvas.label')}>
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
      <ReactFlow
        nodes={places.size === 0 ? [] : nodes}
        edges={places.size === 0 ? [] : edgesOf(boxes)}
        nodeTypes={NODE_TYPES}
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

const edgesOf = (boxes: readonly Box[]): BuiltInEdge[] =>
  boxes.flatMap(({ node, superiorId }) =>
    superiorId === null
      ? []
      : [
          {
            id: lineId(node.id),
            source: superiorId,
            target: node.id,
            type: 'smoothstep',
            pathOptions: { offset: 12, borderRadius: 3 },
            // The lower end is the box itself; only who leads it can be drawn anew.
            reconnectable: 'source' as const,
          },
        ],
  );

/** Where the boxes are: laid out anew whenever boxes come, go or change superior; moved by hand until then. */
function usePlaces(boxes: readonly Box[]) {
  const [places, setPlaces] = useState<ReadonlyMap<string, Point>>(new Map());
  const [arrangements, setArrangements] = useState(0);
  const [failed, setFailed] = useState(false);
  const shape = JSON.stringify(boxes.map(({ node, superiorId }) => ({ id: node.id, superiorId })));
  const arrange = useCallback(async () => {
    try {
      const placed: readonly PlacedUnder[] = JSON.parse(shape);
      setPlaces(await layOut(placed));
      setArrangements((count) => count + 1);
    } catch {
      setFailed(true);
    }
  }, [shape]);
  useEffect(() => {
    void arrange();
  }, [arrange]);
  const move = (nodes: readonly BoxFlowNode[]) => {
    const isMoved = nodes.some(({ id, position }) => {
      const place = places.get(id);
      return place !== undefined && (place.x !== position.x || place.y !== position.y);
    });
    if (isMoved) setPlaces(new Map(nodes.map(({ id, position }) => [id, position])));
  };
  return { places, arrangements, move, tidy: () => void arrange(), failed };
}
