import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createMetrics, type Metrics } from '../../platform/telemetry/metrics.ts';
import { HAS_PROMTOOL, NEEDS_PROMTOOL, promtool } from '../../testing/promtool.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testRenderer } from '../../testing/test-renderer.ts';
import { watchParts } from './watched.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../../deploy/monitoring');
const ROUTES = path.resolve(import.meta.dirname, '../../../../../packages/contract/src/api');
/** Prometheus' own. */
const OF_OTHERS = ['up'];
/** What a histogram is asked by. */
const PARTS = /_(?:bucket|count|sum)$/;

const dashboard = z.looseObject({
  panels: z.array(
    z.looseObject({
      title: z.string(),
      targets: z.array(z.looseObject({ expr: z.string() })).default([]),
    }),
  ),
});
const rules = z.object({
  groups: z.array(
    z.looseObject({
      rules: z.array(
        z.looseObject({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
});

let database: TestDatabase;
let metrics: Metrics;

beforeAll(async () => {
  database = await openTestDatabase();
  metrics = createMetrics({ withProcess: true });
  watchParts({ metrics, database, renderer: testRenderer(() => undefined), role: 'all' });
});
afterAll(() => database.close());

const unknownIn = (expression: string): string[] => {
  const known = new Set([...metrics.names(), ...OF_OTHERS]);
  const named = expression.match(/\b(?:app|http|nodejs|process)_[a-z_0-9]+|^up\b/g) ?? [];
  expect(named, expression).not.toHaveLength(0);
  return named.filter((name) => !known.has(name) && !known.has(name.replace(PARTS, '')));
};

describe('dashboard and alerts', () => {
  it('ask for figures there are', async () => {
    const { panels } = dashboard.parse(
      JSON.parse(await readFile(path.join(FOLDER, 'grafana-dashboard.json'), 'utf8')),
    );
    const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.flatMap(unknownIn)).toEqual([]);
    const { groups } = rules.parse(parse(await readFile(path.join(FOLDER, 'alerts.yaml'), 'utf8')));
    const alerts = groups.flatMap((group) => group.rules);
    expect(alerts.length).toBeGreaterThan(10);
    expect(alerts.flatMap(({ expr }) => unknownIn(expr))).toEqual([]);
  });

  it('show every figure of ours somewhere', async () => {
    const shown = await readFile(path.join(FOLDER, 'grafana-dashboard.json'), 'utf8');
    const alerts = await readFile(path.join(FOLDER, 'alerts.yaml'), 'utf8');
    const ours = metrics.names().filter((name) => name.startsWith('app_'));
    expect(ours.filter((name) => !(shown + alerts).includes(name))).toEqual([]);
  });

  it('fire for the fault each is about, and for no other', ({ skip }) => {
    skip(!HAS_PROMTOOL, NEEDS_PROMTOOL);
    expect(promtool('check', 'rules', path.join(FOLDER, 'alerts.yaml'))).toBe('');
    expect(promtool('test', 'rules', path.join(FOLDER, 'alerts.test.yaml'))).toBe('');
  });

  it('name routes there are', async () => {
    const alerts = await readFile(path.join(FOLDER, 'alerts.yaml'), 'utf8');
    const plans = await readFile(path.join(ROUTES, 'plans.ts'), 'utf8');
    for (const [, route = ''] of alerts.matchAll(/route=~"([^".]+)/g)) expect(plans).toContain(`'${route}`);
  });
});
