import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { cascadeLayers } from './cascade-layers.ts';

const SOURCE = path.resolve(import.meta.dirname, '../src');
const ORDER = '@layer base, libraries, mantine, design, shared, workspace, features';

const layered = (file: string, css: string) =>
  postcss([cascadeLayers()]).process(css, { from: path.join(SOURCE, file) }).css;

it('ranks a component by its layer, whichever sheet arrives first', () => {
  const rule = '.card { color: red }';
  expect(layered('shared/design/controls.module.css', rule)).toContain('@layer design {');
  expect(layered('shared/menu/menu.module.css', rule)).toContain('@layer shared {');
  expect(layered('workspace/undo/undo.module.css', rule)).toContain('@layer workspace {');
  expect(layered('features/plans/plans.module.css', rule)).toContain('@layer features {');
  expect(layered('features/plans/plans.module.css', rule).startsWith(ORDER)).toBe(true);
});

it('ranks libraries below our own components', () => {
  const named = '@layer mantine {.m-1 { color: red }}';
  const result = layered('../../../node_modules/@mantine/core/styles/Button.layer.css', named);
  expect(result.startsWith(ORDER)).toBe(true);
  expect(result.endsWith(named)).toBe(true);
  const unnamed = layered('../../../node_modules/@xyflow/react/dist/base.css', '.node { color: red }');
  expect(unnamed).toContain('@layer libraries {');
});

it('leaves what holds for the whole page above all layers', () => {
  expect(layered('shared/design/tokens.css', ':root { --ink: black }')).toContain('\n:root');
});

it('has no component that asks to be above its rank', () => {
  const sheets = globSync('**/*.module.css', { cwd: SOURCE });
  expect(
    sheets.filter((sheet) => readFileSync(path.join(SOURCE, sheet), 'utf8').includes('!important')),
  ).toEqual([]);
});
