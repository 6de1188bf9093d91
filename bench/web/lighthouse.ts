import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Language } from '@trazo/plan/languages';
import { z } from 'zod';
import { installOwnPackages } from '../own-packages.ts';
import { CATEGORIES, type Category } from './pages.ts';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('../lighthouse/', import.meta.url));
const program = `${folder}node_modules/lighthouse/cli/index.js`;

const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      scoreDisplayMode: z.string(),
      numericValue: z.number().optional(),
    }),
  ),
});

type Report = z.infer<typeof reportSchema>;

export interface Audit {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly shift: number;
  readonly bytes: number;
  /** How fast Lighthouse finds this machine in that moment; its phone is meant for one of about 1500. */
  readonly benchmarkIndex: number;
  /** Checks that say yes or no, and said no. */
  readonly failed: readonly string[];
}

/** Fetches Lighthouse itself where it is not there yet. */
export const installLighthouse = (): Promise<void> => installOwnPackages(folder);

/** How many times as slow Lighthouse makes the processor, unless set otherwise. */
export const SLOWER = 4;

/**
 * How many times as slow this machine has to be made to stand for a phone of the middle tier, by how fast Lighthouse finds it:
 * the tables of Lighthouse's docs/throttling.md (“Calibrating the CPU slowdown”; from 800 on it counts as a fast phone).
 */
export function slowerOn(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1500) return SLOWER;
  return benchmarkIndex >= 800 ? 2 : 1;
}

/** A figure of a report, by the id of its audit. */
const figureOf = ({ audits }: Report, id: string): number => audits[id]?.numericValue ?? Number.NaN;

/** Lighthouse's own phone on its own slow network, once. */
async function report(url: string, language: Language, chromium: string, slower: number): Promise<Report> {
  const { stdout } = await run(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--throttling.cpuSlowdownMultiplier=${slower}`,
      `--extra-headers=${JSON.stringify({ 'Accept-Language': language })}`,
      `--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking --lang=${language}`,
    ],
    { maxBuffer: 64e6, env: { ...process.env, CHROME_PATH: chromium } },
  );
  return reportSchema.parse(JSON.parse(stdout));
}

/** What Lighthouse finds on a page, once. */
export async function audit(
  url: string,
  language: Language,
  chromium: string,
  slower: number,
): Promise<Audit> {
  const found = await report(url, language, chromium, slower);
  const points = (category: Category) => Math.round((found.categories[category]?.score ?? Number.NaN) * 100);
  return {
    scores: {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
    },
    firstPaintMs: figureOf(found, 'first-contentful-paint'),
    largestPaintMs: figureOf(found, 'largest-contentful-paint'),
    blockingMs: figureOf(found, 'total-blocking-time'),
    shift: figureOf(found, 'cumulative-layout-shift'),
    bytes: figureOf(found, 'total-byte-weight'),
    benchmarkIndex: found.environment.benchmarkIndex,
    failed: Object.entries(found.audits)
      .filter(([, { score: value, scoreDisplayMode }]) => value === 0 && scoreDisplayMode === 'binary')
      .map(([id]) => id),
  };
}
