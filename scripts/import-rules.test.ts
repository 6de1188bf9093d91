import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '..');
const RULES = '.dependency-cruiser.js';
const FOLDER_CYCLES = '.folder-cycles.js';
const web = (file: string) => `apps/web/src/${file}.ts`;
const server = (file: string) => `apps/server/src/${file}.ts`;

type Trial = readonly [rule: string, from: string, to: string];

/** One import each, which the rule of that name is to refuse. */
const FORBIDDEN: readonly Trial[] = [
  ['web-not-to-server-or-document', web('features/plans/to-server'), server('modules/plans/plan')],
  ['web-shared-knows-no-plan', web('shared/design/to-workspace'), web('workspace/plan-store/draft')],
  ['web-shared-knows-no-plan', web('shared/api/to-feature'), web('features/plans/page')],
  ['web-workspace-knows-no-feature', web('workspace/plan-store/to-feature'), web('features/plans/page')],
  ['web-workspace-knows-no-feature', web('workspace/plan-store/to-route'), web('routes/form')],
  ['web-features-are-apart', web('features/gallery/to-feature'), web('features/plans/page')],
  ['web-features-are-apart', web('features/gallery/to-route'), web('routes/form')],
  ['web-files-stand-in-folders', web('features/gallery/to-layer'), web('common/text')],
  ['web-files-stand-in-folders', web('features/gallery/to-file'), web('shared/text')],
  ['server-not-to-web', server('modules/plans/to-web'), web('shared/design/token')],
  ['server-platform-knows-no-module', server('platform/http/to-module'), server('modules/plans/plan')],
  ['server-modules-are-listed', server('modules/unlisted/a'), server('modules/plans/plan')],
  ['server-modules-below-the-application', server('modules/plans/to-app'), server('app')],
  ['no-circular', web('features/account/one'), web('features/account/two')],
];

/** Makes a cycle of the last of them; the checker names one of its imports. */
const BACK = [web('features/account/two'), web('features/account/one')] as const;

const ALLOWED: readonly (readonly [from: string, to: string])[] = [
  [web('routes/page'), web('features/plans/page')],
  [web('features/plans/downwards'), web('workspace/plan-store/draft')],
  [web('features/plans/far-downwards'), web('shared/design/token')],
  [web('workspace/plan-sync/beside'), web('workspace/plan-store/draft')],
  [web('workspace/plan-store/downwards'), web('shared/storage/text')],
  [web('shared/words/beside'), web('shared/storage/text')],
  [web('shared/words/within'), web('shared/words/word')],
  [server('modules/plans/downwards'), server('platform/http/answer')],
];

/** `server-plans-neighbours` is the rule of `apps/server/src/modules/plans`. */
const MODULE_RULE = /^server-(.+)-neighbours$/;

/** No file imports itself by way of others here, yet each of the folders needs the other. */
const CYCLE_OF_FOLDERS = [
  [web('shared/words/word'), web('shared/storage/text')],
  [web('shared/storage/stored'), web('shared/words/language')],
] as const;

const reportSchema = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string() })) }),
  }),
});

/** What the checker says of a tree that holds these imports and nothing else. */
async function check(imports: readonly (readonly [from: string, to: string])[], config = RULES) {
  const folder = await mkdtemp(path.join(tmpdir(), 'import-rules-'));
  try {
    const texts = new Map<string, string>();
    for (const [from, to] of imports) {
      texts.set(to, texts.get(to) ?? 'export const value = 1;\n');
      const specifier = path.relative(path.dirname(from), to);
      const address = specifier.startsWith('.') ? specifier : `./${specifier}`;
      texts.set(from, `${texts.get(from) ?? ''}import '${address}';\nexport {};\n`);
    }
    for (const [file, text] of texts) {
      await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    }
    await mkdir(path.join(folder, 'apps'), { recursive: true });
    for (const file of [RULES, FOLDER_CYCLES]) await copyFile(path.join(ROOT, file), path.join(folder, file));
    await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
    const command = path.join(ROOT, 'node_modules/.bin/depcruise');
    const { stdout } = await run(command, ['apps', '--config', config, '--output-type', 'json'], {
      cwd: folder,
      maxBuffer: 2 ** 26,
    });
    const { summary } = reportSchema.parse(JSON.parse(stdout));
    return {
      rules: summary.ruleSetUsed.forbidden.map(({ name }) => name),
      found: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A module that is in no list is a neighbour of none. */
const moduleTrials = (rules: readonly string[]): Trial[] =>
  rules.flatMap((rule): Trial[] => {
    const module = MODULE_RULE.exec(rule)?.[1];
    if (module === undefined) return [];
    return [[rule, server(`modules/${module}/to-unlisted`), server('modules/unlisted/target')]];
  });

describe('the rules of imports', () => {
  let rules: readonly string[];
  beforeAll(async () => {
    ({ rules } = await check([]));
  });

  it('allow imports downwards and of listed neighbours', async () => {
    expect((await check(ALLOWED)).found).toEqual([]);
  });

  it('refuse each import that leads upwards, across or past a list', async () => {
    const trials = [...FORBIDDEN, ...moduleTrials(rules)];
    const { found } = await check([...trials.map(([, from, to]) => [from, to] as const), BACK]);
    expect(found).toEqual(
      expect.arrayContaining(trials.map(([rule, from, to]) => `${rule}: ${from} → ${to}`)),
    );
  });

  it('refuse a cycle of folders without a cycle of files', async () => {
    expect((await check(CYCLE_OF_FOLDERS)).found).toEqual([]);
    expect((await check(CYCLE_OF_FOLDERS, FOLDER_CYCLES)).found.sort()).toEqual([
      'no-cycle-of-folders: apps/web/src/shared/storage → apps/web/src/shared/words',
      'no-cycle-of-folders: apps/web/src/shared/words → apps/web/src/shared/storage',
    ]);
  });

  it('let tests import what stands above', async () => {
    const tests = [
      [web('shared/words/word'), web('shared/storage/text')],
      [web('shared/storage/testing/stored'), web('shared/words/language')],
    ] as const;
    expect((await check(tests, FOLDER_CYCLES)).found).toEqual([]);
  });

  it('are each tried here, where they are about folders of an application', () => {
    const tried = new Set([...FORBIDDEN, ...moduleTrials(rules)].map(([rule]) => rule));
    expect(rules.filter((rule) => /^(?:web|server)-/.test(rule) && !tried.has(rule))).toEqual([]);
  });
});
