import path from 'node:path';
import postcss, { type Plugin, type Root } from 'postcss';

/** The cascade, weakest first: elements, libraries, the look of controls, then the layers of the front end. */
const LAYERS = ['base', 'libraries', 'mantine', 'design', 'shared', 'workspace', 'features'] as const;

const ORDER = postcss.atRule({ name: 'layer', params: LAYERS.join(', ') });
const SOURCE = path.resolve(import.meta.dirname, '../src');
/** The console's own sheets rank as a feature's. */
const OPERATOR = path.resolve(import.meta.dirname, '../../operator/src');

/**
 * Puts each sheet of a component into the layer of its layer, and names all layers in every sheet: pages fetch sheets in
 * whatever order their parts are shown, and the first sheet that names a layer decides about its rank.
 */
export const cascadeLayers = (): Plugin => ({
  postcssPlugin: 'cascade-layers',
  Once(root: Root) {
    const layer = layerOf(root.source?.input.file ?? '');
    if (layer !== undefined && !hasLayer(root)) wrap(root, layer);
    root.prepend(ORDER.clone());
  },
});

/** Sheets of the whole page (`design/*.css`) name their own layers, so do those of Mantine. */
function layerOf(file: string): string | undefined {
  const [layer = '', subject] = path.relative(SOURCE, file).split(path.sep);
  if (file.startsWith(OPERATOR)) return 'features';
  if (layer === '..') return 'libraries';
  if (!file.endsWith('.module.css')) return undefined;
  return layer === 'shared' && subject === 'design' ? 'design' : layer;
}

const hasLayer = (root: Root): boolean =>
  root.some((node) => node.type === 'atrule' && node.name === 'layer');

function wrap(root: Root, layer: string) {
  const rules = [...root.nodes];
  root.removeAll();
  root.append(postcss.atRule({ name: 'layer', params: layer, nodes: rules }));
}
