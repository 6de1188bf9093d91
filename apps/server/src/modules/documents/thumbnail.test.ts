import { createRenderer } from '@trazo/document/renderer';
import { coverOnly } from '@trazo/plan/cover-only';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { loadSample } from '@trazo/samples/load-sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { orientationOf } from '@trazo/templates/template';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { IN_RELEASES } from '../../testing/in-releases.ts';
import { sharedApp } from '../../testing/shared-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { samplePage } from './sample-page.ts';

const renderer = createRenderer();
let running: TestApp;
sharedApp.beforeAll(async ({ running: shared }) => {
  running = shared;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  running.app.inject({ url: `/api/templates/${path}`, headers });

/** One upright template and one lying: the build draws the cover of all of them. */
const BOTH_WAYS = (['portrait', 'landscape'] as const).flatMap((orientation) =>
  TEMPLATES.filter((template) => orientationOf(template) === orientation).slice(0, 1),
);

/** Those whose cover sums up the plan or says how much is asked for, and some of the others. */
const COVERS = TEMPLATES.filter(
  ({ coverSumsUp, extras }, index) => coverSumsUp !== undefined || extras !== undefined || index % 4 === 0,
);

describe('GET /api/templates/:id/thumbnail', () => {
  it('has templates that lie either way', () => expect(BOTH_WAYS).toHaveLength(2));

  it.each(BOTH_WAYS)('draws $name, a picture of its own', async (template) => {
    const { id } = template;
    const answer = await get(`${id}/thumbnail?lang=en`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    const { format, width = 0, height = 0 } = await sharp(answer.rawPayload).metadata();
    expect(format).toBe('webp');
    expect(height / width).toBeCloseTo(orientationOf(template) === 'portrait' ? 297 / 210 : 210 / 297, 2);
    const { channels } = await sharp(answer.rawPayload).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5);
  });

  it.each(COVERS)('shows the very cover of a document with contents in $name', async ({ id }) => {
    const { plan: whole, theme } = await loadSample('de');
    const { general, mission, products, client, swot, team } = whole;
    const blank = emptyPlan();
    const finance = { ...blank.finance, financingNeeds: whole.finance.financingNeeds };
    const plan = { ...blank, general, mission, products, client, swot, team, finance };
    const cover = async (shown: Plan) => {
      const svg = await renderer.pageSvg({
        plan: shown,
        theme: { ...theme, templateId: id },
        page: 1,
        day: '2026-01-15',
      });
      return sharp(Buffer.from(svg), { unlimited: true }).raw().toBuffer();
    };
    expect((await cover(coverOnly(plan, { templateId: id }))).equals(await cover(plan))).toBe(true);
  });

  it('draws other colours of the catalogue, and other pages', async () => {
    const [template] = TEMPLATES;
    const color = template?.primaryColors[1] ?? '';
    const plain = await get('1/thumbnail?lang=en');
    const recoloured = await get(`1/thumbnail?lang=en&color1=${encodeURIComponent(color.toUpperCase())}`);
    const third = await get('1/thumbnail?lang=en&page=3');
    const etags = [plain, recoloured, third].map(({ headers }) => headers.etag);
    expect(new Set(etags).size).toBe(3);
  });

  it.each([480, 720, 1440])('draws pages %i pixels wide', async (width) => {
    const answer = await get(`1/thumbnail?lang=en&width=${width}`);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
  });

  it('draws excerpts, each a picture of its own; the cover is the first page', async () => {
    const pages = ['cover', 'mission', 'team', 'figures'].map((name) => `excerpt=${name}`);
    const answers = await Promise.all([...pages, 'page=1'].map((page) => get(`4/thumbnail?lang=fr&${page}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const etags = answers.map(({ headers }) => headers.etag);
    expect(new Set(etags).size).toBe(pages.length);
    expect(etags.at(-1)).toBe(etags[0]);
  });

  const findsCharts = async ({ id, primaryColors, secondaryColors }: (typeof TEMPLATES)[number]) => {
    const colors = { primary: primaryColors[0], secondary: secondaryColors[0] };
    const sample = await loadSample('es');
    const svg = await renderer.pageSvg(samplePage(sample, { templateId: id, colors, shown: 'figures' }));
    expect(svg.match(/<image/g)?.length ?? 0).toBeGreaterThanOrEqual(1);
  };
  it.each(BOTH_WAYS)('finds charts where it looks for the figures in $name', findsCharts);
  it.each(TEMPLATES)('finds charts where it looks for the figures in $name', IN_RELEASES, findsCharts);

  it('is kept by caches and confirmed by its ETag', async () => {
    const first = await get('2/thumbnail?lang=en');
    expect(first.headers['cache-control']).toContain('max-age=86400');
    const version = String(first.headers.etag).replaceAll('"', '');
    const known = await get(`2/thumbnail?lang=en&v=${version}`);
    expect(known.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    // A server of another release may draw another picture: this one must not stay in caches under that name.
    const other = await get('2/thumbnail?lang=en&v=release-not-deployed-yet');
    expect(other.headers['cache-control']).toContain('max-age=86400');
    const again = await get('2/thumbnail?lang=en', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload.byteLength).toBe(0);
  });

  it.each([
    ['99/thumbnail', 404, 'not_found'],
    ['1/thumbnail?lang=en&page=80', 404, 'not_found'],
    ['abc/thumbnail', 400, 'payload_invalid'],
    ['1/thumbnail?color1=%23123456', 400, 'payload_invalid'],
    ['1/thumbnail?color1=red', 400, 'payload_invalid'],
    ['1/thumbnail?lang=pt', 400, 'payload_invalid'],
    ['1/thumbnail?excerpt=back', 400, 'payload_invalid'],
    ['1/thumbnail?page=0', 400, 'payload_invalid'],
    ['1/thumbnail?width=481', 400, 'payload_invalid'],
    ['1/thumbnail?unknown=1', 400, 'payload_invalid'],
  ])('%s is a %i', async (path, status, error) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error).toBe(error);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
